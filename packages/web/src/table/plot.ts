import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface PlotLine {
  readonly label: string;
  readonly colour: string;
  readonly dash: number[];
}

/** Plots one number of each seat over the steps of a match. */
export function plot(
  place: HTMLElement,
  rows: readonly (readonly number[])[],
  rounds: readonly number[],
  lines: readonly PlotLine[],
  at?: number,
): { destroy(): void; fit(): void } {
  const font = '600 12px "Barlow Semi Condensed", sans-serif';
  const axis = { stroke: '#bfb4a8', grid: { stroke: '#ffffff14' }, ticks: { stroke: '#ffffff22' }, font };
  const xs = rows.map((_, i) => i);
  /** Where each round begins. */
  const starts = xs.filter((i) => (rounds[i] ?? 0) > 0 && rounds[i] !== rounds[i - 1]);
  const drawn = new UPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      scales: { x: { time: false } },
      cursor: { show: false },
      // Names stand beside the chart, with everybody's shape.
      legend: { show: false },
      axes: [
        { ...axis, size: 30, splits: () => starts, values: (_, ticks) => ticks.map((tick) => `${rounds[tick] ?? ''}`) },
        axis,
      ],
      series: [
        { label: '' },
        ...lines.map(({ label, colour, dash }) => ({ label, stroke: colour, width: 2, dash, points: { show: false } })),
      ],
      hooks: {
        draw: [
          (chart) => {
            if (at === undefined) return;
            const x = chart.valToPos(at, 'x', true);
            chart.ctx.fillStyle = '#fff';
            chart.ctx.fillRect(x - 1, chart.bbox.top, 2, chart.bbox.height);
          },
        ],
      },
    },
    [xs, ...lines.map((_, seat) => rows.map((row) => row[seat] ?? 0))],
    place,
  );
  return {
    destroy: () => drawn.destroy(),
    fit: () => {
      const { clientWidth: width, clientHeight: height } = place;
      if (width !== drawn.width || height !== drawn.height) drawn.setSize({ width, height });
    },
  };
}
