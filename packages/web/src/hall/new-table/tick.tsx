import type { ComponentChildren } from 'preact';

export interface Looking {
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface Props {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** It can be reached and says why, but does nothing. */
  readonly locked?: boolean;
  readonly class: string;
  /** The ids of what names it and of what explains it. */
  readonly labelledby: string;
  readonly describedby: string;
  readonly change: (on: boolean) => void;
  /** What happens while it is pointed at or has the focus. */
  readonly looking?: Looking;
  readonly children: ComponentChildren;
}

/** A drawn thing that is chosen by a click anywhere on it: the box to tick lies over it, unseen. */
export const Tick = ({
  type,
  name,
  value,
  checked,
  locked = false,
  labelledby,
  describedby,
  change,
  looking,
  ...rest
}: Props) => (
  <label class={`${rest.class} ${checked ? 'in' : ''} ${locked ? 'locked' : ''}`}>
    <input
      type={type}
      name={name}
      value={value}
      checked={checked}
      aria-labelledby={labelledby}
      aria-describedby={describedby}
      {...looking}
      {...(locked ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (locked) event.preventDefault();
      }}
      onChange={(event) => change(event.currentTarget.checked)}
    />
    {rest.children}
  </label>
);
