import type { ServedRules } from './field-rule.d.ts';
/** The server's rules by name (`loginUsername`, `password`, `mobileNum` …); undefined until they arrive. */
export declare const useFieldRules: () => ServedRules | undefined;
