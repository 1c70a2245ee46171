/** The picture to take home, 1080 by 1350: the poster, who came where, and what the game says of one player. */
import { ending } from './ending';
import type { Picture } from './fold';
import { t } from './i18n.svelte';

export const [WIDE, HIGH] = [1080, 1350] as const;

/** One thing said of a player, as a length. */
export interface Bar {
  label: string;
  value: string; // the number, in words
  share: number; // 0 to 1
  mark?: number; // where the whole table stands
  tone: 'good' | 'bad' | 'plain';
  steps?: number[]; // how it came about, each 0 to 1
}

/** What a game says of its end: a number for each seat, and of one player a chart. */
export interface Portrayal {
  scores: number[];
  low?: boolean; // the fewest is the best
  title: string; // of the chart
  about: number; // of whom
  words?: string;
  bars: Bar[];
}

const INK = '#14203a';
const TONES = { good: '#17584e', bad: '#ae3018', plain: '#505364' };
const TEXT = "'Mulish Variable', sans-serif";
const DISPLAY = "'Poiret One', sans-serif";
const EDGE = 72;

/** As it was at the table, told to somebody who was not there. */
export function told(picture: Picture, nameless: boolean): Picture {
  const people = picture.people.map(
    (one, seat) => one && (nameless ? { ...one, name: t('picture-seat', { n: seat + 1 }) } : one),
  );
  return { ...picture, people, seat: null };
}

/** A drawing without words may be an image; words are set with the fonts of the page. */
async function drawn(art: SVGElement): Promise<HTMLImageElement> {
  const copy = art.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '1080');
  copy.setAttribute('height', '700');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

class Sheet {
  y = 0;
  constructor(readonly pen: CanvasRenderingContext2D) {}

  /** One line, as large as fits. */
  line(text: string, x: number, font: [number, number, string], most: number, colour = INK): void {
    let [size] = font;
    const [, weight, family] = font;
    do this.pen.font = `${weight} ${size}px ${family}`;
    while (this.pen.measureText(text).width > most && (size -= 2) > 16);
    this.pen.fillStyle = colour;
    this.pen.fillText(text, x, this.y, most);
  }

  /** Words on as many lines as they need, two at most. */
  words(text: string, size: number, most: number): void {
    this.pen.font = `600 ${size}px ${TEXT}`;
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.pen.measureText(longer).width <= most || lines.length === 2)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    for (const one of lines) {
      this.line(one, EDGE, [size, 600, TEXT], most, '#505364');
      this.y += size * 1.3;
    }
  }
}

function ranks(sheet: Sheet, picture: Picture, { scores, low }: Portrayal, room: number): void {
  const winners = picture.over?.winners ?? [];
  const rows = scores
    .map((n, seat) => ({ n, seat, first: winners.includes(seat) }))
    .sort((a, b) => Number(b.first) - Number(a.first) || (low ? a.n - b.n : b.n - a.n))
    .slice(0, 6);
  const step = Math.min(58, room / rows.length);
  const size = Math.min(36, step * 0.66);
  for (const { n, seat, first } of rows) {
    sheet.y += step;
    if (first) {
      sheet.pen.fillStyle = '#c8963c';
      sheet.pen.fillRect(EDGE - 24, sheet.y - size * 0.95, 10, size * 1.2);
    }
    const weight = first ? 900 : 700;
    sheet.pen.textAlign = 'left';
    sheet.line(picture.people[seat]?.name ?? '', EDGE, [size, weight, TEXT], WIDE - 2 * EDGE - 160);
    sheet.pen.textAlign = 'right';
    sheet.line(`${n}`, WIDE - EDGE, [size, weight, TEXT], 140);
  }
  sheet.pen.textAlign = 'left';
}

function chart(sheet: Sheet, { bars }: Portrayal, bottom: number): void {
  const { pen } = sheet;
  const step = Math.min(72, (bottom - sheet.y) / bars.length);
  const [from, to] = [EDGE + 400, WIDE - EDGE - 130];
  const high = Math.min(bars[0]?.steps ? 50 : 30, step * 0.62);
  for (const bar of bars) {
    sheet.y += step;
    sheet.line(bar.label, EDGE, [Math.min(30, step * 0.55), 700, TEXT], 380);
    const top = sheet.y - high * 0.86;
    pen.fillStyle = '#e8dbbe';
    pen.fillRect(from, top, to - from, high);
    pen.fillStyle = TONES[bar.tone];
    if (bar.steps) {
      const wide = (to - from) / bar.steps.length;
      for (const [i, p] of bar.steps.entries())
        pen.fillRect(from + i * wide + 3, top + high * (1 - p), wide - 6, Math.max(2, high * p));
    } else pen.fillRect(from, top, Math.max(3, (to - from) * bar.share), high);
    if (bar.mark !== undefined) {
      pen.fillStyle = INK;
      pen.fillRect(from + (to - from) * bar.mark - 3, top - 8, 6, high + 16);
    }
    pen.textAlign = 'right';
    sheet.line(bar.value, WIDE - EDGE, [Math.min(30, step * 0.55), 900, TEXT], 120);
    pen.textAlign = 'left';
  }
}

export async function paint(
  canvas: HTMLCanvasElement,
  art: SVGElement | null,
  picture: Picture,
  said: Portrayal,
): Promise<void> {
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const head = ending(picture).replace(/[\u2068\u2069]/g, '');
  const game = t(`game-${picture.game}`);
  const all = head + game + said.title + picture.people.map((one) => one?.name).join('');
  await Promise.all([
    document.fonts.load(`60px ${DISPLAY}`, all),
    document.fonts.load(`700 30px ${TEXT}`, all + said.bars.map((bar) => bar.label).join('')),
  ]);
  const pen = canvas.getContext('2d')!;
  const sheet = new Sheet(pen);
  pen.fillStyle = '#f4ebd6';
  pen.fillRect(0, 0, WIDE, HIGH);
  if (art) pen.drawImage(await drawn(art), 0, 140, 1080, 560, 0, 0, 1080, 560);
  pen.textAlign = 'center';
  sheet.y = 84;
  pen.letterSpacing = '5px';
  sheet.line(game.toUpperCase(), WIDE / 2, [30, 800, TEXT], WIDE - 2 * EDGE, '#f4ebd6');
  pen.letterSpacing = '0px';
  sheet.y = 168;
  pen.lineWidth = 2;
  pen.strokeStyle = '#f4ebd6';
  sheet.line(head, WIDE / 2, [78, 400, DISPLAY], WIDE - 2 * EDGE, '#f4ebd6');
  pen.strokeText(head, WIDE / 2, sheet.y, WIDE - 2 * EDGE);
  pen.textAlign = 'left';

  sheet.y = 574;
  ranks(sheet, picture, said, said.bars.length ? 260 : 620);
  if (said.bars.length) {
    sheet.y += 34;
    pen.fillStyle = '#c8963c';
    pen.fillRect(EDGE, sheet.y, WIDE - 2 * EDGE, 3);
    sheet.y += 58;
    const whose = picture.people[said.about]?.name ?? '';
    pen.strokeStyle = INK;
    pen.lineWidth = 1.5;
    const title = t('picture-of', { title: said.title, who: whose });
    sheet.line(title, EDGE, [46, 400, DISPLAY], WIDE - 2 * EDGE);
    pen.strokeText(title, EDGE, sheet.y, WIDE - 2 * EDGE);
    sheet.y += 40;
    if (said.words) sheet.words(said.words, 27, WIDE - 2 * EDGE);
    sheet.y -= 16;
    chart(sheet, said, HIGH - 112);
  }
  sheet.y = HIGH - 40;
  pen.letterSpacing = '4px';
  sheet.line('WHISTLESTOP', EDGE, [26, 800, TEXT], 500, '#7a5310');
  pen.letterSpacing = '0px';
  pen.textAlign = 'right';
  sheet.line(t('tagline'), WIDE - EDGE, [24, 600, TEXT], 500, '#505364');
  pen.textAlign = 'left';
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.strokeRect(3, 3, WIDE - 6, HIGH - 6);
  pen.strokeStyle = '#c8963c';
  pen.lineWidth = 3;
  pen.strokeRect(15, 15, WIDE - 30, HIGH - 30);
}
