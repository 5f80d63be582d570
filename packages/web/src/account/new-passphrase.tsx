import type { Signal } from '@preact/signals';
import { PassField } from './fields.tsx';
import { strengthOf } from './strength.ts';
import { w } from './words.ts';

const LEVELS = ['short', 'weak', 'fair', 'good', 'strong'] as const;

interface Props {
  readonly label: string;
  readonly name: string;
  readonly passphrase: Signal<string>;
  readonly again: Signal<string>;
}

/** A passphrase to choose: how strong it is in words, and the same once more. */
export function NewPassphrase({ label, name, passphrase, again }: Props) {
  const strength = strengthOf(passphrase.value, name);
  const said =
    strength.level === 'short' ? w('me.strength.short', { n: strength.missing }) : w(`me.strength.${strength.level}`);
  const bars = LEVELS.indexOf(strength.level);
  return (
    <>
      <PassField label={label} value={passphrase} fresh>
        <div class="strength" data-level={passphrase.value ? strength.level : 'none'}>
          <span aria-hidden="true">
            {[1, 2, 3, 4].map((n) => (
              <i key={n} class={passphrase.value && n <= bars ? 'on' : ''} />
            ))}
          </span>
          <small role="status">{passphrase.value && said}</small>
        </div>
      </PassField>
      <PassField label={w('me.oncemore')} value={again} fresh>
        <small role="status">{again.value && again.value !== passphrase.value ? w('me.differ') : ''}</small>
      </PassField>
    </>
  );
}

/** Why these two cannot be sent yet; null when they can. */
export function passphraseProblem(passphrase: string, again: string, name: string): string | null {
  const strength = strengthOf(passphrase, name);
  if (strength.level === 'short') return w('me.strength.short', { n: strength.missing });
  return passphrase === again ? null : w('me.differ');
}
