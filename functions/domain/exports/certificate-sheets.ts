import { CERTIFICATE_LISTS, certificates } from '#functions/domain/certificates/certificate.ts';
import {
  certificateTemplates,
  TEMPLATE_LIST,
} from '#functions/domain/certificates/certificate-template.ts';
import { CertificateId, CertificateTemplateId } from '#shared/ids.ts';
import type { SheetKind } from './sheet-kind.ts';
import { listed } from './walks.ts';

/** Certificates of students, and what they may look like. */
export const CERTIFICATE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.certificates',
    columns: [
      'id',
      'studentName',
      'className',
      'title',
      'course',
      'level',
      'date',
      'year',
      'running',
      'code',
      'version',
      'state',
      'revoked',
      'reason',
      'made',
      'byName',
    ],
    walks: [
      listed(CERTIFICATE_LISTS.all, (schoolId, id) =>
        certificates.key({ schoolId, id: CertificateId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.certificateTemplates',
    columns: ['id', 'name', 'script', 'design', 'byName', 'changed'],
    walks: [
      listed(TEMPLATE_LIST, (schoolId, id) =>
        certificateTemplates.key({ schoolId, id: CertificateTemplateId.parse(id) }),
      ),
    ],
  },
];
