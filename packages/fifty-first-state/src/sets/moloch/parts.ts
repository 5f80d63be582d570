import type { Goods } from '@cinderhall/effects';
import { bool, card, cardRef, fixed, int, list, nullable, obj, oneOf, seen, str, value } from '@cinderhall/kernel';
import { DIFFICULTIES, ERRANDS } from '../../cards/types.ts';
import type { SetParts } from '../types.ts';

/** A machine on the table, in order of arrival. */
const deployed = obj({
  card: card(),
  /** R-MOL-062: what lies on it towards hacking it, and how many red contacts towards destroying it. */
  code: value<Goods>(),
  contacts: int(0),
});

/** What a machine does to a seat, as far as the seat has a say in it; −1 and {} where it has none. */
const blow = { machine: cardRef(), card: cardRef(), at: int(), goods: value<Goods>() } as const;

export const parts = {
  playable: true,
  fields: {
    moloch: nullable(
      obj({
        difficulty: fixed(oneOf(DIFFICULTIES)),
        coop: fixed(bool()),
        /** Hacked cards and machines come from its bottom, which is the start of the list. */
        deck: seen('count', list(card())),
        /** Face up, the last one on top. */
        discard: list(card()),
        deployed: list(deployed),
        /** By seat: actions of the board that are closed until clean-up (R-MOL-058). */
        closed: list(list(int())),
        /** Locations whose actions are blocked until clean-up. */
        blocked: list(cardRef()),
        /** By seat: how many machines it has hacked this round. */
        hacks: list(int(0)),
        /** R-MOL-023: the highest score at a deployment so far, and the round in which it rose. */
        highest: int(0),
        risen: int(0),
        /** The attack that goes on: machines that the seat has not faced yet, and how many it may still ignore. */
        attack: nullable(obj({ seat: int(), left: list(cardRef()), ignored: int(0) })),
      }),
    ),
  },
  unplayed: { moloch: null },
  tasks: {
    attackPhase: {},
    /** The seat faces all machines. */
    faceMachines: { seat: int() },
    /** The next machine that the seat faces. */
    nextBlow: {},
    deploy: {},
    /** Once it is paid for. `by` is the card that lets it be hacked for another price; −1: its code was paid. */
    hack: { seat: int(), card: cardRef(), by: cardRef() },
    destroy: { seat: int(), card: cardRef() },
    /** R-MOL-062: a part of its price lies on a machine. */
    layPart: { seat: int(), card: cardRef(), errand: oneOf(ERRANDS), goods: value<Goods>() },
    payHacked: { seat: int(), n: int() },
    /** Cards drawn, by their places in the hand: the spoils of each may bring a good. */
    drawnSpoils: { seat: int(), from: int(), to: int() },
    spoilPaid: { seat: int(), card: cardRef(), good: str() },
  },
  decisions: {
    /** Which machine does what next. */
    blow: {},
    /** The card that hacks, discards or searches. */
    hackMachine: { card: cardRef() },
    discardMachine: { card: cardRef() },
    searchMachines: { card: cardRef(), of: list(cardRef()) },
    /** What becomes of a machine that was hacked. */
    hacked: { card: cardRef(), by: cardRef() },
    payHacked: { left: int() },
    drawnSpoils: { card: cardRef(), at: int() },
    part: { card: cardRef(), errand: oneOf(ERRANDS) },
  },
  choices: {
    /** `less` is what of the code need not be paid. */
    hack: { card: cardRef(), less: value<Goods>() },
    destroy: { card: cardRef() },
    /** A part of its price, and which part. */
    help: { card: cardRef(), errand: oneOf(ERRANDS) },
    part: { goods: value<Goods>() },
    blow,
    ignore: { machine: cardRef() },
    takeHacked: { card: cardRef() },
    feedServer: { card: cardRef() },
    spoil: { good: str() },
  },
} as const satisfies SetParts;
