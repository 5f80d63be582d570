import { t } from '../app/words.ts';

interface Props {
  readonly now: number;
  /** The number after the selected choice; undefined where it cannot be foreseen. */
  readonly then: number | undefined;
  /** How many of it the selected choice costs (`session.spent`): shown where the number after it cannot be foreseen. */
  readonly spent?: number | undefined;
}

/** Beside a number: what it would be after the selected choice. */
export function Ghost({ now, then, spent = 0 }: Props) {
  if (then === now || (then === undefined && spent === 0)) return null;
  const [sign, text] =
    then === undefined ? [`−${spent}`, t('web.wouldCost', { n: spent })] : [`→${then}`, t('web.wouldBe', { n: then })];
  return (
    <span class="ghost">
      <span aria-hidden="true">{sign}</span>
      <span class="sr">{text}</span>
    </span>
  );
}
