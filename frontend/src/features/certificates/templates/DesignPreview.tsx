import type { CertificateValues } from '#shared/certificates/design.ts';
import { EXAMPLE_VALUES } from '#shared/certificates/examples.ts';
import type { TemplateDto } from '#shared/certificates/fields.ts';
import { BoxContent } from '../editor/BoxContent.tsx';
import { placeOf } from '../editor/box-style.ts';
import { DesignCanvas } from '../editor/DesignCanvas.tsx';
import { designOf } from '../queries.ts';

interface Props {
  readonly template: Pick<TemplateDto, 'design' | 'pictures' | 'script'>;
  /** What its fields say, where that is not what they mostly do. */
  readonly values?: CertificateValues;
}

/** A template, small, with examples in its fields. */
export function DesignPreview({ template, values }: Props) {
  const design = designOf(template);
  if (!design) return null;
  const { pictures, script } = template;
  return (
    <DesignCanvas design={design} pictures={pictures}>
      {design.boxes.map((box, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name, and stay in their order
          key={at}
          aria-hidden
          style={placeOf(box, design)}
        >
          <BoxContent
            box={box}
            design={design}
            pictures={pictures}
            values={values ?? EXAMPLE_VALUES[script]}
          />
        </div>
      ))}
    </DesignCanvas>
  );
}
