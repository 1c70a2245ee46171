/** What the table's aid has worked out for my seat, from what my seat was told. Fetched anew when something happened. */
import { api } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';

export interface Cell {
  mark: 'seen' | 'out' | 'is' | '';
  p: number | null; // of a thousand
  why: [code: string, n?: number, clause?: string] | []; // a leg that was proved has its rule
  sights: [leg: number, clause: string, src: string][];
}
interface Aided {
  aid: string;
  cards: Cell[][];
  times: Cell[];
}

const PAUSE = 400;

export class Aid {
  private sheet = $state.raw<Aided | null>(null);

  /** Lives as long as the notebook is open. */
  constructor(table: Table) {
    const heard = $derived(table.picture.log);
    $effect(() => {
      void heard;
      const token = table.ticket?.token;
      if (!token || table.picture.options.aid === 'paper') return;
      let here = true;
      const timer = setTimeout(
        () =>
          void api.notebook<Aided>(table.code, token).then(
            (sheet) => here && (this.sheet = sheet),
            () => {}, // the next note tries again; one's own marks never depend on it
          ),
        this.sheet ? PAUSE : 0,
      );
      return () => {
        here = false;
        clearTimeout(timer);
      };
    });
  }

  cell(k: number, n: number): Cell | null {
    const found = (k === 4 ? this.sheet?.times : this.sheet?.cards[k])?.[n];
    return found && found.why.length ? found : null;
  }
}
