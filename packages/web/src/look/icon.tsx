import type { ComponentChildren } from 'preact';
import { words } from '../app/words.ts';
import type { Shape } from './shapes.ts';
import { type Ink, symbolOf, symbolPicture } from './symbols.ts';
import type { Token } from './token-kinds.ts';

interface IconProps {
  readonly name: string;
  readonly class?: string;
  /** On cards, of which many lie on a table: the icon is a picture in this colour. Elsewhere it has that of the text. */
  readonly ink?: Ink;
}

/** An icon is decoration: what it means is always said in words beside it or in a label. */
export const Icon = ({ name, class: given = '', ink }: IconProps) =>
  ink ? (
    <img class={`ic ${given}`} src={symbolPicture(`i-${name}`, ink)} alt="" />
  ) : (
    <svg class={`ic ${given}`} aria-hidden="true">
      <use href={symbolOf(`i-${name}`)} />
    </svg>
  );

/** The key that does the same; screen readers have the button's own name. */
export const Key = ({ children }: { children: ComponentChildren }) => (
  <span class="kbd" aria-hidden="true">
    {children}
  </span>
);

/** One token, with a number when there are several. */
export function Tok({ kind, n, hidden = false }: { kind: Token; n?: number; hidden?: boolean }) {
  const name = words.value(`token.${kind}`);
  const label = n === undefined ? name : `${n} × ${name}`;
  return (
    <span class="tk" {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <img src={symbolPicture(`t-${kind}`)} alt="" />
      {n === undefined ? null : <b>{n}</b>}
    </span>
  );
}

/** A number beside a token, where there is more than one. */
export const several = (n: number): { n?: number } => (n > 1 ? { n } : {});

/** As many tokens as there are; from the sixth on a number. */
export const Toks = ({ kind, n }: { kind: Token; n: number }) =>
  n > 5 ? <Tok kind={kind} n={n} /> : Array.from({ length: n }, (_, i) => <Tok key={i} kind={kind} hidden={i > 0} />);

const MARKS: readonly (readonly [colour: string, shape: Shape])[] = [
  ['var(--p1)', 'circle'],
  ['var(--p2)', 'square'],
  ['var(--p3)', 'tri'],
  ['var(--p4)', 'hex'],
  ['var(--p5)', 'cross'],
];

/** A player's mark: colour and shape. */
export function Pip({ seat, class: given = '' }: { seat: number; class?: string }) {
  const [fill, shape] = MARKS[seat % MARKS.length] ?? ['currentColor', 'circle'];
  return (
    <span class={`pip ${given}`} aria-hidden="true">
      <svg viewBox="0 0 40 40" style={{ fill }} aria-hidden="true">
        <use href={symbolOf(`p-${shape}`)} />
      </svg>
    </span>
  );
}

export const shapeOf = (seat: number): Shape => MARKS[seat % MARKS.length]?.[1] ?? 'circle';
export const colourOf = (seat: number): string => MARKS[seat % MARKS.length]?.[0] ?? 'currentColor';
