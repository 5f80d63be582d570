interface Props {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly pick: () => void;
}

/** One piece of a control out of several. */
export const Pick = ({ name, label, checked, pick }: Props) => (
  <label>
    <input type="radio" name={name} checked={checked} onChange={pick} />
    <span>{label}</span>
  </label>
);
