import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import type { DrawnChart } from './draw-chart.ts';

/** Calls whenever the document's brand changes, which swaps every colour. */
const onBrandChange = (redraw: () => void): (() => void) => {
  const observer = new MutationObserver(redraw);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
};

interface Drawing {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** What draws could not be fetched: the table is all there is. */
  readonly hasFailed: boolean;
  readonly point: number | null;
}

/** Draws into `ref` with what is fetched for the first chart; again when the data, the width or the brand changes. */
export const useDrawing = (data: ChartData, height: number): Drawing => {
  const ref = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [point, setPoint] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let isGone = false;
    let chart: DrawnChart | undefined;
    const watch = new ResizeObserver(() => chart?.resize(element.clientWidth));
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.ts');
      if (isGone) return;
      chart?.remove();
      chart = drawChart(data, { element, width: element.clientWidth, height, onPoint: setPoint });
      watch.observe(element);
    };
    const start = () => void draw().catch(() => setHasFailed(true));
    start();
    const stopWatching = onBrandChange(start);
    return () => {
      isGone = true;
      stopWatching();
      watch.disconnect();
      chart?.remove();
    };
  }, [data, height]);
  return { ref, hasFailed, point };
};
