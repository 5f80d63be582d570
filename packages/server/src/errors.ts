import { EngineError, type Reason } from '@cinderhall/kernel';
import { storeErrorKind } from './store/error-kind.ts';
import type { ServerWord } from './words/en.ts';

/** The error codes of the server with their HTTP statuses. Their messages are in words/. */
export const statuses = {
  'request.invalid': 400,
  'request.json': 400,
  'request.tooDeep': 400,
  'request.tooLarge': 413,
  'request.type': 415,
  'request.origin': 403,
  'request.host': 421,
  'request.notFound': 404,
  'request.rate': 429,
  'request.cost': 429,
  'protocol.older': 426,
  'protocol.newer': 426,
  'session.none': 401,
  'session.unknown': 404,
  'person.wait': 429,
  'person.name': 400,
  'person.letters': 400,
  'person.nameTaken': 409,
  'person.wrong': 401,
  'person.guest': 409,
  'person.unknown': 404,
  'person.self': 400,
  'table.unknown': 404,
  'table.game': 404,
  'table.status': 409,
  'table.halted': 409,
  'table.older': 409,
  'table.taken': 409,
  'table.seated': 409,
  'table.invite': 403,
  'table.blocked': 403,
  'table.owner': 403,
  'table.missing': 409,
  'table.seats': 400,
  'table.spectators': 403,
  'table.hints': 403,
  'table.many': 429,
  'table.botsOnly': 429,
  'seat.yours': 403,
  'seat.facing': 409,
  'seat.present': 409,
  'seat.stays': 409,
  'seat.person': 409,
  'seat.bot': 409,
  'seat.takebacks': 409,
  'seat.returns': 409,
  'chat.muted': 403,
  'chat.seated': 403,
  'chat.unknown': 404,
  'import.long': 413,
  'import.partly': 422,
  'reminder.address': 400,
  'reminder.none': 409,
  'store.lost': 503,
  'store.full': 503,
  'store.readOnly': 503,
  'server.failed': 500,
  'server.closing': 503,
  'server.busy': 503,
} as const;

export type Code = keyof typeof statuses;
/** The compiler checks that every code has a message. */
type CodeWithMessage = { [C in Code]: `error.${C}` extends ServerWord ? C : never }[Code];

const REFUSED = 422;

/** An error that is sent to the client: a code, never a stack trace. */
export class Fault extends Error {
  readonly code: string;
  readonly params: NonNullable<Reason['params']>;
  readonly status: number;
  readonly rule: string | undefined;

  constructor(code: CodeWithMessage, params: NonNullable<Reason['params']> = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.status = statuses[code];
    this.rule = undefined;
  }

  /** A refusal of the kernel or a game, with its own key as the code. */
  static refused({ key, params, rule }: Reason): Fault {
    const fault = new Fault('request.invalid');
    return Object.assign(fault, { code: key, params: params ?? {}, status: REFUSED, rule });
  }
}

/** Anything thrown, as an error that may be sent to the client. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof EngineError) return new Fault('table.halted');
  switch (storeErrorKind(error)) {
    case 'lost':
    case 'again':
      return new Fault('store.lost');
    case 'full':
      return new Fault('store.full');
    case 'readOnly':
      return new Fault('store.readOnly');
    default:
      return new Fault('server.failed');
  }
}

/** Whether it is a fault of the program: then it is logged with its details. */
export const isInternal = (error: unknown): boolean =>
  faultOf(error).code === 'server.failed' || error instanceof EngineError;

/** After how many seconds it makes sense to ask again; null if that is not known here, as with limits for each minute. */
export function retryAfter({ status, params }: Fault): number | null {
  if (typeof params.seconds === 'number') return params.seconds;
  return status === 503 ? 5 : null;
}
