import {
  DIMENSIONS,
  type Dimension,
  type ReportTemplate,
  type Section,
} from '#shared/reports/fields.ts';
import { parseRichText } from '#shared/rich-text/rich-text.ts';
import type { ReportValues } from '../writing/report-values.ts';

type Asked = Pick<ReportTemplate, 'sections' | 'dimensions'>;

/** An editor leaves empty paragraphs behind. */
const hasBlocks = (task: string): boolean =>
  /"type":"(?:text|image)"/.test(JSON.stringify(parseRichText(task)));

const HAS_CONTENT: { readonly [S in Section]: (values: ReportValues) => boolean } = {
  task: ({ task }) => hasBlocks(task),
  pictures: ({ pictures }) => pictures.length > 0,
  video: ({ video }) => video !== null,
  evidence: ({ evidence }) => evidence.length > 0,
  evaluation: ({ evaluation, phrase }) => evaluation.trim() !== '' || phrase !== '',
  dimensions: ({ dimensions }) => DIMENSIONS.some((name) => dimensions[name] > 0),
};

export const isAsked = ({ sections }: Asked, section: Section): boolean =>
  sections.includes(section);

/** What the template asks for, and whatever would be published: a part that nobody sees cannot be taken out. */
export const isShown = (template: Asked, section: Section, values: ReportValues): boolean =>
  isAsked(template, section) || HAS_CONTENT[section](values);

/** The dimensions that are asked for, and those that are rated. */
export const shownDimensions = (
  { sections, dimensions }: Asked,
  values: Pick<ReportValues, 'dimensions'>,
): Dimension[] =>
  DIMENSIONS.filter(
    (name) =>
      (sections.includes('dimensions') && dimensions.includes(name)) || values.dimensions[name] > 0,
  );
