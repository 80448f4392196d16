import type { Open } from '@shared-kernel/contracts/open';

/** The white-label flags that the specification names (accounts §3, browsing §2), and `MOBILECODELOGIN3` for its unnamed mobile-code login; a page may name a flag that is newer. */
export type FlagName = Open<
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'MOBILECODELOGIN3'
  | 'FACEBOOKLOGIN3'
  | 'GOOGLELOGIN3'
  | 'CHNGPASSVERIF3'
  | 'DIRECTREG3'
  | 'REWCEN3'
  | 'DEPRECM3'
  | 'WITHREC3'
  | 'TRANSREC3'
  | 'TRANSBETREPMEM3'
  | 'PERSREP'
  | 'AGETRANSFERUP3'
  | 'MANPLAYREB3'
  | 'PLYRBT'
  | 'MAILCEN'
  | 'FEEDBACK3'
>;
