import type { Register } from './use-register.ts';

/** As many lessons as stand side by side on a sheet of A4 with readable dates. */
const LESSONS_MAX = 12;

/** The register in parts that fit on paper, each with all students and about as many lessons. */
export function partsOf(register: Register): Register[] {
  const { lessons, totals, rows } = register;
  const count = Math.ceil(lessons.length / LESSONS_MAX);
  const size = Math.ceil(lessons.length / count);
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part * size, (part + 1) * size];
    return {
      ...register,
      lessons: lessons.slice(from, to),
      totals: totals.slice(from, to),
      rows: rows.map((row) => ({ ...row, marks: row.marks.slice(from, to) })),
    };
  });
}
