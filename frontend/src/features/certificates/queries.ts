import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf, type Target } from '#frontend/src/lib/query.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { parseDesign } from '#shared/certificates/design.ts';
import type { TemplateDto } from '#shared/certificates/fields.ts';
import type { CertificateTemplateId } from '#shared/ids.ts';

const { templates, template, batches, list, batch } = certificates.endpoints;

/** What a change of certificates makes old; templates stay as they are. */
export const MADE: readonly Target[] = [list, batches, batch];
export const DESIGNED: readonly Target[] = [templates, template];

export const useTemplates = () => useInfiniteQuery(pagesOf(templates, {}));
export const useTemplate = (id: CertificateTemplateId | undefined) =>
  useQuery({
    ...queryOf(template, id ? { template_id: id } : { template_id: '' }),
    enabled: id !== undefined,
  });
export const useBatches = () => useInfiniteQuery(pagesOf(batches, {}));

/** The design of a template; undefined where an older application cannot read it. */
export const designOf = ({ design }: Pick<TemplateDto, 'design'>) => parseDesign(design);
