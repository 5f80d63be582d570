import { type Slot, type Vehicle, vehicleOf } from '@cinderhall/last-aurora/table';
import type { ComponentChildren } from 'preact';
import { Icon, Tok } from '../../look/icon.tsx';
import { paintFor, SPECIAL_ICON, slotToken } from './faces.ts';
import { outlineOf, slotStyle, units } from './outline.ts';

const DARK = '#16303f';

const Wheels = ({ at }: { at: readonly number[] }) => (
  <>
    {at.map((x) => (
      <g key={x}>
        <circle cx={x} cy="87" r="12" fill="#0b1a24" />
        <circle cx={x} cy="87" r="5" fill="#8fa6b2" />
      </g>
    ))}
  </>
);

const TREADS = 'M6 88q0-10 10-10h74q10 0 10 10t-10 10H16Q6 98 6 88z';

function TruckBody({ w, paint, tracks }: { w: number; paint: string; tracks: boolean }) {
  const cab = w - 46;
  return (
    <>
      <path d={`M4 84V40h${cab - 6}v44z`} fill={paint} />
      <path d={`M4 40h${cab - 6}v5H4z`} fill="#ffffff22" />
      <path d={`M4 78h${cab - 4}v6H4z`} fill={DARK} opacity=".55" />
      <path d={`M${cab} 84V28q0-4 4-4h20l14 24 4 4v32z`} fill={paint} />
      <path d={`M${cab + 8} 31h14l9 17h-23z`} fill="#ffd9a0" />
      <path d={`M${cab + 8} 31h14l3 6h-17z`} fill="#fff" opacity=".35" />
      <path d={`M${w - 6} 70l8 16h-16z`} fill={DARK} />
      <rect x={w - 10} y="58" width="6" height="6" fill="#ffe3a8" />
      <path d={`M${cab - 4} 40V18h4v-3h-8v3h2v22z`} fill={DARK} />
      {tracks ? (
        <>
          <path d={TREADS} fill="#0b1a24" />
          <path d={TREADS} fill="none" stroke="#3a4f5c" stroke-width="3" stroke-dasharray="3 3" />
          {[20, 42, 64, 84].map((x) => (
            <circle key={x} cx={x} cy="88" r="5" fill="#8fa6b2" />
          ))}
          <Wheels at={[w - 24]} />
        </>
      ) : (
        <Wheels at={[24, 50, w - 24]} />
      )}
    </>
  );
}

function TrailerBody({ w, paint }: { w: number; paint: string }) {
  const ribs = Array.from({ length: Math.floor((w - 24) / 12) }, (_, i) => `M${10 + i * 12} 40v36`).join('');
  return (
    <>
      <path d={`M3 84V34h${w - 10}v50z`} fill={paint} />
      <path d={`M3 34h${w - 10}v5H3z`} fill="#ffffff22" />
      <path d={`M${w - 7} 74h12`} stroke="#8fa6b2" stroke-width="4" />
      <path d={`M3 78h${w - 10}v6H3z`} fill={DARK} />
      <path d={ribs} stroke="#0003" />
      <Wheels at={[24, w - 34]} />
    </>
  );
}

function DeviceBody({ w, paint, gun }: { w: number; paint: string; gun: boolean }) {
  return (
    <>
      {gun && (
        <>
          <path d={`M${w - 22} 14h26v5h-26z`} fill={DARK} />
          <path d={`M${w + 1} 12h5v9h-5z`} fill={DARK} />
        </>
      )}
      <path d={`M6 46l6-36h${w - 30}l12 36z`} fill={paint} />
      <path d={`M12 10h${w - 30}l1.600 5H11z`} fill="#ffffff26" />
    </>
  );
}

function Snow({ x, y, w }: { x: number; y: number; w: number }) {
  const drifts = Math.max(2, Math.round(w / 22));
  const step = w / drifts;
  let path = `M${x} ${y + 1}`;
  for (let i = 0; i < drifts; i++) path += `q${step / 2} ${i % 2 ? -5 : -8} ${step} 0`;
  return <path d={`${path}z`} fill="#f4fbfd" opacity=".92" />;
}

const hasGun = ({ slots }: Vehicle): boolean => slots.some(({ kind }) => kind === 'weapon');
const hasTracks = ({ slots }: Vehicle): boolean =>
  slots.some((slot) => slot.kind === 'special' && slot.effect.does === 'tracks');

/** The vehicle from the side, without what lies on it. */
export function Body({ card }: { card: number }) {
  const design = vehicleOf(card);
  const { w, h } = outlineOf(design);
  const paint = paintFor(design);
  return (
    <svg class="body" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {design.kind === 'truck' && <TruckBody w={w} paint={paint} tracks={hasTracks(design)} />}
      {design.kind === 'trailer' && <TrailerBody w={w} paint={paint} />}
      {design.kind === 'device' && <DeviceBody w={w} paint={paint} gun={hasGun(design)} />}
      {design.kind === 'truck' && <Snow x={4} y={40} w={w - 56} />}
      {design.kind === 'trailer' && <Snow x={3} y={34} w={w - 10} />}
      {design.kind === 'device' && <Snow x={13} y={10} w={w - 34} />}
    </svg>
  );
}

/** What a slot is for, and what lies on it. */
export function SlotFace({ slot, held }: { slot: Slot; held: number }) {
  const covered = held > 0 ? <Tok kind={slotToken(held)} hidden /> : null;
  switch (slot.kind) {
    case 'weapon':
      return (
        <>
          <span class="mount gun">
            <Icon name="machine-gun" />
            <b>{slot.level}</b>
          </span>
          {covered}
        </>
      );
    case 'armour':
      return (
        <>
          <span class="mount plate">
            <Icon name="metal-plate" />
          </span>
          {covered}
        </>
      );
    case 'special':
      return (
        <>
          <span class="mount brass">
            <Icon name={SPECIAL_ICON[slot.effect.does]} />
            {'n' in slot.effect && <b>{slot.effect.n}</b>}
          </span>
          {covered}
        </>
      );
    default:
      return (
        <>
          <span class={`bay ${slot.kind}`}>
            {slot.kind === 'survivor' && <Icon name="person" />}
            {(slot.kind === 'foodFuel' || slot.kind === 'food') && <Icon name="food" />}
            {slot.kind === 'foodFuel' && <Icon name="can" />}
          </span>
          {covered}
        </>
      );
  }
}

/** A vehicle to look at: on a card, or in a rival's convoy. */
export function StillVehicle({
  card,
  slots,
  children,
}: {
  card: number;
  slots?: readonly number[];
  children?: ComponentChildren;
}) {
  const design = vehicleOf(card);
  const { w, h } = outlineOf(design);
  return (
    <span class="veh" style={{ width: units(w), height: units(h) }} aria-hidden="true">
      <Body card={card} />
      {design.slots.map((slot, place) => (
        <span key={place} class="slot" style={slotStyle(design, place)}>
          <SlotFace slot={slot} held={slots?.[place] ?? 0} />
        </span>
      ))}
      {children}
    </span>
  );
}
