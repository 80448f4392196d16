import type { Api } from './answer.ts';

/** One area of the business with its features; `app.ts` runs what the areas list and knows no feature by name. */
export interface Area {
  readonly name: string;
  /** Each registers the endpoints and routes of one feature. */
  readonly apis: readonly ((api: Api) => void)[];
}
