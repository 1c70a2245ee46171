/** Which clause the rules sheet is open at. Any sentence that names a clause can open it, wherever it stands. */

let at = $state.raw<{ game: string; clause: string } | null>(null);

export const help = {
  get at() {
    return at;
  },
  open(game: string, clause = ''): void {
    at = { game, clause };
  },
  close(): void {
    at = null;
  },
};
