import { array, type Infer, object, record, string } from '@shared-kernel/contracts/schema';

/** Fields by path with what they hold, a `?` where one may be missing (`wire/wire-problems.ts`). */
const fields = record(string(), string());

/** What a build has to do with the platform and with other packages, read from its modules by the preset. */
export const releaseFacts = object({
  /** Calls of the API by the name of their contract, as this build makes and reads them. */
  calls: record(string(), object({ call: string(), asks: fields, answers: fields })),
  /** Events that it publishes, with the payload that this build gives. */
  publishes: record(string(), fields),
  /** Events that it listens to, with the payload that this build reads. */
  subscribes: record(string(), fields),
  /** Slots that it shows, with what it hands to their extensions. */
  shows: record(string(), fields),
  /** Slots that it fills, with what its extensions read. */
  fills: record(string(), fields),
  /** White-label flags that it reads. */
  flags: array(string()),
  /** Flags that the kernel of this build names. */
  knownFlags: array(string()),
  /** Text keys that the language lacks and the other has. */
  untranslated: object({ EN: array(string()), TY: array(string()) }),
  /** Selectors and names in its stylesheets that reach beyond its own class names; the host's are the site's own. */
  globalStyles: array(string()),
});
export type ReleaseFacts = Infer<typeof releaseFacts>;
