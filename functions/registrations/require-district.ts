import { refuseField } from '#functions/platform/errors.ts';
import { namesOfDistrict } from './areas.ts';

/** Throws 1001 for `area` unless it is the code of a district. */
export async function requireDistrict(area: string): Promise<void> {
  if (!(await namesOfDistrict(area))) throw refuseField('area', 'invalid');
}
