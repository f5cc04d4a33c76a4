/** Unit prices, by name. */
type Prices = Readonly<
  Record<
    | 'writeUnit'
    | 'readUnit'
    | 'put'
    | 'get'
    | 'gigabyteMonth'
    | 'call'
    | 'edgeRequest'
    | 'edgeGigabyte'
    | 'functionCall'
    | 'gigabyteSecond'
    | 'logGigabyte',
    number
  >
>;

interface Spent {
  readonly read?: number;
  readonly write?: number;
  readonly put?: number;
  readonly get?: number;
  /** Calls of functions, and all seconds that they take together, of so many GB. */
  readonly calls?: number;
  readonly seconds?: number;
  readonly memoryGb?: number;
  /** Files from the edge, and kilobytes of all that is sent. */
  readonly files?: number;
  readonly sentKb?: number;
}

/** Of `sharing`, which draws. */
const DRAWING_GB = 1.769;
const LOG_KB = 1;
/** Of each report: how often it is saved, by itself and by hand. */
const SAVES = 10;

/**
 * What `npm run bench -- publishing reports-documents flat` measured (2026-11-25): a class of 30, each with three
 * photos and six pieces of evidence; seconds are those of this machine.
 */
const REPORT = {
  written: { read: 9.5 * SAVES, write: 22 * SAVES, calls: SAVES, seconds: 0.02 * SAVES },
  // 5 calls for 30 reports.
  published: { read: 11.4, write: 33.8, calls: 5 / 30, seconds: 0.6 / 30 },
  // The page, the reading, and a call and a file for each picture that comes near.
  opened: {
    read: 3.5 + 3.5 + 3 * 3.5,
    write: 16,
    calls: 5,
    seconds: 0.15,
    memoryGb: DRAWING_GB,
    get: 6,
    files: 3,
    sentKb: 16,
  },
  poster: {
    read: 3.5,
    calls: 1,
    seconds: 0.45,
    memoryGb: DRAWING_GB,
    put: 1,
    get: 7,
    files: 1,
    sentKb: 190,
  },
  pdf: {
    read: 3.5,
    calls: 1,
    seconds: 0.3,
    memoryGb: DRAWING_GB,
    put: 1,
    get: 7,
    files: 1,
    sentKb: 149,
  },
  again: {
    read: 3.5,
    calls: 1,
    seconds: 0.02,
    memoryGb: DRAWING_GB,
    get: 2,
    files: 1,
    sentKb: 190,
  },
} satisfies Readonly<Record<string, Spent>>;

/** A school of 300 students: what a month counts, and how often somebody looks. */
const MONTH = { lessons: 240, payments: 300, looks: 100 };
/** Three items of 2 units each for a record, and for a payment (record 123). */
const COUNTED = 6;
const FIGURES = {
  counted: { write: COUNTED * (MONTH.lessons + MONTH.payments) },
  // The business analysis with 24 months behind it, and a page of classes.
  looked: { read: (52 + 24.5) * MONTH.looks, calls: 2 * MONTH.looks, seconds: 0.12 * MONTH.looks },
} satisfies Readonly<Record<string, Spent>>;

function costOf(prices: Prices, spent: Spent): number {
  const { read = 0, write = 0, put = 0, get = 0, calls = 0, seconds = 0 } = spent;
  const { memoryGb = 1, files = 0, sentKb = 0 } = spent;
  const perCall = prices.call + prices.edgeRequest + prices.functionCall;
  return (
    read * prices.readUnit +
    write * prices.writeUnit +
    put * prices.put +
    get * prices.get +
    calls * (perCall + (LOG_KB / 1e6) * prices.logGigabyte) +
    seconds * memoryGb * prices.gigabyteSecond +
    files * prices.edgeRequest +
    (sentKb / 1e6) * prices.edgeGigabyte
  );
}

/** What a thousand of them, or a month, cost. */
const row = (what: string, units: string, usd: number): string =>
  `| ${what} | ${units} | ${usd.toFixed(3)} |`;
const unitsOf = ({ read = 0, write = 0 }: Spent): string =>
  `${read.toFixed(1)} / ${write.toFixed(1)}`;

/** The part of `docs/cost.md` about reports and figures. */
export function reportCosts(prices: Prices): string {
  const thousand = (what: string, spent: Spent) =>
    row(what, unitsOf(spent), 1000 * costOf(prices, spent));
  const month = (what: string, spent: Spent) => row(what, unitsOf(spent), costOf(prices, spent));
  const { written, published, opened, poster, pdf, again } = REPORT;
  return `## Reports

Of \`npm run bench -- publishing reports-documents flat\`: a class of 30, three photos and six pieces of evidence each. Seconds are those of the machine of [performance.md](performance.md#reports-and-figures-by-month).

| | units read / written | USD for a thousand |
|---|---:|---:|
${[
  thousand(`written, ${SAVES} saves each`, written),
  thousand('checked and published', published),
  thousand('opened for the first time, with three pictures', opened),
  thousand('poster drawn, kept and sent', poster),
  thousand('PDF drawn, kept and sent', pdf),
  thousand('poster that is there, sent again', again),
].join('\n')}

Every save is reckoned as the first one, which writes lists, too. What is kept is some 340 kB a report and version, 0.008 USD a month for a thousand.

## Figures by month

A school of 300 students with ${MONTH.lessons} lessons and ${MONTH.payments} payments a month, whose people look ${MONTH.looks} times at the business analysis and at a page of classes.

| a month | units read / written | USD |
|---|---:|---:|
${[
  month('counted, in the transactions of what is counted', FIGURES.counted),
  month('looked at, with 24 months behind it', FIGURES.looked),
].join('\n')}

The nightly check is not in it: each night it reads the ledgers of the school's students for the last month that is over.
`;
}
