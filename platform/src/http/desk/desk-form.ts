import { PlatformError } from '../../base/platform-error.ts';
import type { DeskAction } from './desk-page.ts';

/** A text that staff wrote in both languages: the fields `<name>-EN` and `<name>-TY`. */
export const inBothLanguages = (form: DeskAction['form'], name: string, most: number): { EN: string; TY: string } => {
  const read = (language: string) => (form.get(`${name}-${language}`) ?? '').trim().slice(0, most);
  const [EN, TY] = [read('EN'), read('TY')];
  if (EN === '' || TY === '') throw new PlatformError('request.invalid', `The ${name} is needed in both languages.`);
  return { EN, TY };
};
