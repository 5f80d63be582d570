interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly T[];
  readonly chosen: T;
  readonly choose: (tab: T) => void;
  /** What a tab is called. */
  readonly said: (tab: T) => string;
  readonly class?: string;
}

/** Parts of which one shows at a time. */
export const TabList = <T extends string>({ label, tabs, chosen, choose, said, class: given }: Props<T>) => (
  <div class={given} role="tablist" aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={tab}
        type="button"
        role="tab"
        aria-selected={tab === chosen}
        class={tab === chosen ? 'on' : ''}
        onClick={() => choose(tab)}
      >
        {said(tab)}
      </button>
    ))}
  </div>
);
