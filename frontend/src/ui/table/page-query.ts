import type { QueryKey } from '@tanstack/react-query';
import type { CallQuery } from '#frontend/src/lib/query.ts';
import { type Page, untilRows } from './full-page.ts';
import type { ListQuestion } from './use-list-question.ts';

export interface PageAsked extends ListQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Asks for pages that the server answers as the list shows them. */
export interface AsksPages<P> {
  /** The call that answers one page. */
  readonly ask: (asked: PageAsked) => CallQuery<P>;
  readonly toPage?: undefined;
}

/** Asks for answers that are not pages of rows with ids, and converts them. */
export interface AsksAnswers<A, P> {
  /** The call that answers one page. */
  readonly ask: (asked: PageAsked) => CallQuery<A>;
  readonly toPage: (answer: A, question: ListQuestion) => P;
}

type Context = Parameters<CallQuery<unknown>['queryFn']>[0];

function convertedPages<A, P>({ ask, toPage }: AsksAnswers<A, P>) {
  return (asked: PageAsked): CallQuery<P> => {
    const { queryKey, queryFn } = ask(asked);
    // Not the key of the call itself: others cache its raw answer under that.
    const key: QueryKey = [...queryKey, 'rows'];
    return {
      queryKey: key as CallQuery<P>['queryKey'],
      queryFn: async (context) => toPage(await queryFn(context), asked),
    };
  };
}

/**
 * The query of one page with rows. The converted page is what is cached: a page that stays visible while the next
 * one loads is still the answer to its own question.
 */
export function pageQuery<A, P extends Page<unknown>>(
  asks: AsksPages<P> | AsksAnswers<A, P>,
  asked: PageAsked,
): CallQuery<P> {
  const ask = asks.toPage ? convertedPages(asks) : asks.ask;
  return {
    queryKey: ask(asked).queryKey,
    queryFn: (context: Context) =>
      untilRows((cursor) => ask({ ...asked, cursor }).queryFn(context), asked.cursor),
  };
}
