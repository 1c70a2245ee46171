export { default as Play } from './Play.svelte';
export { default as Column } from './Column.svelte';
export { default as Result } from './Result.svelte';
export { portray } from './portrait';
export { taught } from './explain';
export { hint, line, status } from './words';
