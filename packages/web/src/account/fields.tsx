import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../look/icon.tsx';
import type { Task } from './task.ts';
import { w } from './words.ts';

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly hint?: string;
  readonly mode?: 'text' | 'url';
  readonly complete?: string;
  readonly max?: number;
}

export function Field({ label, value, hint, mode = 'text', complete = 'off', max = 200 }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={mode}
        required
        maxLength={max}
        autoComplete={complete}
        autoCapitalize="none"
        spellcheck={false}
        value={value.value}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

interface PassProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly fresh?: boolean;
  /** What is said about it, such as how strong it is. */
  readonly children?: ComponentChildren;
}

/** A passphrase: hidden, unless the person wants to see it. */
export function PassField({ label, value, fresh = false, children }: PassProps) {
  const id = useId();
  const shown = useSignal(false);
  const input = {
    id,
    required: true,
    maxLength: 200,
    autoComplete: fresh ? 'new-password' : 'current-password',
    autoCapitalize: 'none',
    spellcheck: false,
    value: value.value,
    'aria-describedby': `${id}-said`,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => {
      value.value = event.currentTarget.value;
    },
  } as const;
  return (
    <div class="field pass">
      <label for={id}>{label}</label>
      <span>
        {shown.value ? <input {...input} type="text" /> : <input {...input} type="password" />}
        <button
          type="button"
          class="btn sm"
          aria-label={w(shown.value ? 'me.hide.of' : 'me.show.of', { field: label })}
          onClick={() => (shown.value = !shown.value)}
        >
          {w(shown.value ? 'me.hide' : 'me.show')}
        </button>
      </span>
      <div id={`${id}-said`}>{children}</div>
    </div>
  );
}

/** Fields and the button that sends them, with what came of it. */
export function Form({
  task,
  send,
  label,
  primary = false,
  danger = false,
  children,
}: {
  readonly task: Task;
  readonly send: () => void;
  readonly label: string;
  readonly primary?: boolean;
  readonly danger?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <TaskStatus task={task} />
      <button type="submit" class={`btn ${primary ? 'pri' : ''} ${danger ? 'bad' : ''}`} disabled={task.busy.value}>
        {label}
      </button>
    </form>
  );
}

/** The result of a task; problems are announced assertively, success politely. */
export const TaskStatus = ({ task }: { task: Task }) => (
  <>
    <p class="problem" role="alert">
      {task.problem.value && <Icon name="info" />}
      {task.problem.value}
    </p>
    <p class="done" role="status">
      {task.done.value && <Icon name="check" />}
      {task.done.value}
    </p>
  </>
);

export const Panel = ({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ComponentChildren;
}) => (
  <section class="panel" {...(id ? { id } : {})} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
