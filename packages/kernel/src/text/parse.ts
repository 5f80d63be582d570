import { type Branches, CASES, type Case, type Form, type Slot, type Template } from './types.ts';

export type TemplateErrorCode =
  | 'strayBrace'
  | 'unclosed'
  | 'badName'
  | 'badNoun'
  | 'badCase'
  | 'badSlot'
  | 'badBranch'
  | 'twiceBranch'
  | 'tooDeep';

export class TemplateError extends Error {
  readonly code: TemplateErrorCode;
  /** Index into the template. */
  readonly at: number;

  constructor(code: TemplateErrorCode, at: number) {
    super(`${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}

const NAME = /[A-Za-z_]\w*/y;
const KEY = /[\w.-]+/y;
const WORD = /\w+/y;
const JOIN = /\|(?:and|or)(?=\})/y;
const LABELS = {
  plural: /(?:\d+|zero|one|two|few|many|other|\*)(?=:)/y,
  choice: /(?:[\w.-]+|\*)(?=:)/y,
  gender: /(?:m[123]?|f|n|p1?|many|\*)(?=:)/y,
};
const DEEPEST = 8;

/** Throws a TemplateError when the template is malformed. The grammar is described in index.ts. */
export function parseTemplate(source: string): Template {
  return new Parser(source).body(0);
}

class Parser {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  body(depth: number): Template {
    const parts: (string | Slot)[] = [];
    let text = '';
    for (let char = this.source[this.at]; char !== undefined; char = this.source[this.at]) {
      // Inside a branch '}}' closes two slots, so only the top level can escape a closing brace.
      if (depth > 0 && (char === '}' || char === '|')) break;
      if (this.skip('{{')) text += '{';
      else if (this.skip('}}')) text += '}';
      else if (char === '}') this.fail('strayBrace');
      else if (char === '{') {
        if (text !== '') parts.push(text);
        text = '';
        parts.push(this.slot(depth));
      } else {
        text += char;
        this.at++;
      }
    }
    if (text !== '') parts.push(text);
    return parts;
  }

  private slot(depth: number): Slot {
    const start = this.at++;
    if (depth >= DEEPEST) this.fail('tooDeep', start);
    const capital = this.skip('^');
    const name = this.take(NAME) ?? this.fail('badName');
    const slot = { name, capital, ...this.rest(depth) };
    if (this.at >= this.source.length) this.fail('unclosed', start);
    if (!this.skip('}')) this.fail('badSlot');
    return slot;
  }

  private rest(depth: number) {
    if (this.skip('+')) return { kind: 'signed' } as const;
    if (this.skip('#')) return this.counted();
    if (this.skip('?')) return { kind: 'choice', branches: this.branches('choice', depth) } as const;
    if (this.skip('@')) return { kind: 'person', branches: this.persons(depth) } as const;
    if (this.skip('~')) return { kind: 'gender', branches: this.branches('gender', depth) } as const;
    const bare = this.source[this.at] !== ':';
    const form = this.form();
    const join = this.take(JOIN);
    if (bare && join === null && this.skip('|')) {
      return { kind: 'plural', branches: this.branches('plural', depth) } as const;
    }
    return { kind: 'value', form, join: join === '|or' ? 'or' : 'and' } as const;
  }

  private counted() {
    const alone = this.skip('#');
    const named = this.skip('$');
    const noun = this.take(named ? NAME : KEY) ?? this.fail('badNoun');
    return { kind: 'counted', noun, named, alone, case: this.skip(':') ? this.case() : 'nom' } as const;
  }

  private form(): Form {
    if (!this.skip(':')) return { case: 'nom', number: 'sg' };
    if (this.skip('pl')) return { case: 'nom', number: 'pl' };
    return { case: this.case(), number: this.skip('.pl') ? 'pl' : 'sg' };
  }

  private case(): Case {
    const start = this.at;
    const word = this.take(WORD);
    return CASES.find((name) => name === word) ?? this.fail('badCase', start);
  }

  /** What is said of others, and what is said to the reader. */
  private persons(depth: number): Branches {
    const others = this.body(depth + 1);
    if (!this.skip('|')) this.fail('badBranch');
    return new Map([
      ['*', others],
      ['you', this.body(depth + 1)],
    ]);
  }

  private branches(kind: keyof typeof LABELS, depth: number): Branches {
    const branches = new Map<string, Template>();
    do {
      const start = this.at;
      const label = this.take(LABELS[kind]) ?? this.fail('badBranch');
      if (branches.has(label)) this.fail('twiceBranch', start);
      this.skip(':');
      branches.set(label, this.body(depth + 1));
    } while (this.skip('|'));
    return branches;
  }

  private skip(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private take(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.source)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private fail(code: TemplateErrorCode, at = this.at): never {
    throw new TemplateError(code, at);
  }
}
