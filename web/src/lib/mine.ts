/** The tables where somebody on this device sits, the last one first. */
import { keep, recall, ticketKey } from './keep';

const MOST = 8;

export const mine = (): string[] =>
  (recall<string[]>('mine') ?? []).filter((code) => recall(ticketKey(code)) !== null);

export function sat(code: string): void {
  keep('mine', [code, ...mine().filter((other) => other !== code)].slice(0, MOST));
}
