import type { OptionField } from '@cinderhall/kernel';

interface Props {
  readonly name: string;
  readonly field: OptionField<unknown>;
  readonly value: unknown;
  readonly word: (key: string) => string;
  readonly change: (value: unknown) => void;
}

/** One option of a game, drawn from its description, with a sentence of help. */
export function OptionInput({ name, field, value, word, change }: Props) {
  const label = word(`option.${name}`);
  const help = <small>{word(`option.${name}.help`)}</small>;
  switch (field.type) {
    case 'flag':
      return (
        <label class="check">
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          <span>
            {label}
            {help}
          </span>
        </label>
      );
    case 'pick':
      return (
        <fieldset class="picks">
          <legend>
            {label} {help}
          </legend>
          {field.values.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={value === one} onChange={() => change(one)} />
              <span>{word(`option.${name}.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'many': {
      const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
      return (
        <fieldset class="picks">
          <legend>
            {label} {help}
          </legend>
          {field.values.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={(event) =>
                  change(
                    field.values.filter((each) => (each === one ? event.currentTarget.checked : chosen.includes(each))),
                  )
                }
              />
              <span>{word(`option.${name}.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      );
    }
    case 'number':
      return (
        <label class="field">
          {label} {help}
          <input
            type="number"
            min={field.min}
            max={field.max}
            value={Number(value)}
            onInput={(event) => change(event.currentTarget.valueAsNumber)}
          />
        </label>
      );
    case 'data':
      return null;
  }
}
