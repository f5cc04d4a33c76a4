import { useTranslation } from 'react-i18next';
import { type Box, type CertificateValues, filledText } from '#shared/certificates/design.ts';

/** What a box is called: its kind, and what a text says. */
export function useBoxName(values: CertificateValues): (box: Box) => string {
  const { t } = useTranslation('certificates');
  return (box) => t(`editor.boxOf.${box.kind}`, { text: filledText(box.text, values) });
}
