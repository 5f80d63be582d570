/** The ship at the end: large and waiting for those who have reached her, small and under steam for the others. */
export function AuroraPicture({ waiting }: { waiting: boolean }) {
  return (
    <svg class="aurora" viewBox="0 0 200 110" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g transform={waiting ? '' : 'translate(96 52) scale(0.48)'}>
        {!waiting &&
          [
            [92, 22, 8],
            [80, 10, 11],
            [62, -2, 15],
          ].map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} fill="#9aa7ad" opacity="0.45" />)}
        <path d="M10 70H190L172 100H34Z" fill="#b4482f" />
        <path d="M10 70H190L186 77H14Z" fill="#e8e2d6" />
        <path d="M48 70V48H146V70ZM66 48V32H122V48Z" fill="#d9d4c8" />
        <path d="M84 32V14H104V32Z" fill="#b4482f" />
        <path d="M134 48V8M126 18H142" stroke="#d9d4c8" stroke-width="3" fill="none" />
        {[56, 74, 92, 110, 128].map((x) => (
          <rect key={x} x={x} y="54" width="9" height="8" rx="1.5" fill={waiting ? '#ffd37a' : '#35505c'} />
        ))}
        {[72, 88, 104].map((x) => (
          <rect key={x} x={x} y="37" width="9" height="6" rx="1.5" fill={waiting ? '#ffd37a' : '#35505c'} />
        ))}
      </g>
      <path d="M0 101C30 96 50 106 84 101S150 96 200 102V110H0Z" fill="#16394a" />
    </svg>
  );
}
