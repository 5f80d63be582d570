import { t } from '../app/words.ts';

interface Props {
  readonly now: number;
  /** Left out where nobody can tell. */
  readonly then: number | undefined;
}

/** Beside a number: what it would be after the selected choice. */
export const Ghost = ({ now, then }: Props) =>
  then === undefined || then === now ? null : (
    <span class="ghost">
      <span aria-hidden="true">→{then}</span>
      <span class="sr">{t('web.wouldBe', { n: then })}</span>
    </span>
  );
