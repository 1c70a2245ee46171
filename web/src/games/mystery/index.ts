export { default as Play } from './Play.svelte';
export { default as Column } from './Column.svelte';
export { default as Result } from './Result.svelte';
export { portray } from './portray';
export { taught } from './explain';
export { hint, status } from './words';
export { line } from './log';
