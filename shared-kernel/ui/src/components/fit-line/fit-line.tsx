export { emsOf } from './ems.ts';
export { FitLine } from './line.tsx';
export { NumberFit } from './number-fit.tsx';
