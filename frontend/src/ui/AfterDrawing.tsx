import { type ReactNode, useEffect, useState } from 'react';

/** What needs no place in the drawing of a page: it comes when the page has been drawn in the browser. */
export function AfterDrawing({ children }: { readonly children: ReactNode }): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn ? children : null;
}
