import { type ReactNode, useEffect, useRef } from 'react';

/** What an address or a press has opened comes into view, if it is not. */
export const ScrolledTo = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
};
