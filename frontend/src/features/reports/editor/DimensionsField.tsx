import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DIMENSION_MAX,
  DIMENSIONS,
  type Dimension,
  type Dimensions,
} from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { Facts } from '../facts/Facts.tsx';
import type { ChildEvidence } from '../queries.ts';

interface Props {
  readonly asked: readonly Dimension[];
  readonly value: Dimensions;
  /** Of the last report; null without one. */
  readonly last: Dimensions | null;
  /** Explains the dashed frames: the report that they come from. */
  readonly hint?: string;
  /** The evidence that is summarised below each dimension; null and undefined as in `Facts`. */
  readonly evidence: ChildEvidence | null | undefined;
  readonly onChange: (value: Dimensions) => void;
}

const VALUES = Array.from({ length: DIMENSION_MAX }, (_, at) => at + 1);

interface LineProps {
  readonly name: Dimension;
  readonly value: number;
  readonly last: number;
  readonly evidence: Props['evidence'];
  readonly onValue: (value: number) => void;
  readonly onStep: (by: number) => void;
}

/** The value that a key leads to; undefined for a key that does not rate. */
function ratedBy(key: string, value: number): number | undefined {
  if (/^[1-5]$/.test(key)) return Number(key);
  if (key === 'ArrowRight') return Math.min(value + 1, DIMENSION_MAX);
  if (key === 'ArrowLeft') return Math.max(value - 1, 0);
  return key === '0' || key === 'Backspace' || key === 'Delete' ? 0 : undefined;
}

function hearKey(event: KeyboardEvent, { value, onValue, onStep }: LineProps): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const rated = ratedBy(key, value);
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (rated === undefined && step === 0) return;
  event.preventDefault();
  if (rated !== undefined) onValue(rated);
  onStep(/^[1-5]$/.test(key) ? 1 : step);
}

/** One of the five steps. The keyboard uses the slider around them. */
function Step({
  step,
  value,
  last,
  onValue,
}: Pick<LineProps, 'value' | 'last' | 'onValue'> & { step: number }) {
  const isIn = step <= value;
  const isLast = step === last;
  return (
    <Box
      component="span"
      aria-hidden
      onClick={() => onValue(step === value ? 0 : step)}
      sx={{
        cursor: 'pointer',
        flex: 1,
        minHeight: 44,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        border: isLast ? 2 : 1,
        borderStyle: isLast ? 'dashed' : 'solid',
        borderColor: isIn ? 'primary.main' : isLast ? 'text.secondary' : 'divider',
        bgcolor: isIn ? 'primary.main' : 'background.paper',
        color: isIn ? 'primary.contrastText' : 'text.primary',
        fontWeight: step === value ? 700 : 400,
      }}
    >
      {step}
    </Box>
  );
}

/** Five steps; the last report's is marked. Keys: 1 to 5 rate, up and down go to another dimension. */
function DimensionLine(props: LineProps) {
  const { name, value, last, evidence, onValue } = props;
  const { t } = useTranslation('reports');
  const factsId = useId();
  const label = t(`dimensions.${name}`);
  const isFallen = last > 0 && value > 0 && last - value >= REPORT_LIMITS.fall;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '8.5rem minmax(0, 1fr)' },
      }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', flexDirection: { sm: 'column' } }}
      >
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{label}</Typography>
        {last > 0 && (
          <Typography variant="caption" sx={{ color: isFallen ? 'error.main' : 'text.secondary' }}>
            {t(isFallen ? 'fallenFrom' : 'lastValue', { value: last })}
          </Typography>
        )}
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        data-dimension={name}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={DIMENSION_MAX}
        aria-valuenow={value}
        aria-valuetext={value > 0 ? t('of5', { value }) : t('notRated')}
        aria-describedby={factsId}
        onKeyDown={(event) => hearKey(event, props)}
        sx={{ display: 'flex', gap: 0.5, borderRadius: 1 }}
      >
        {VALUES.map((step) => (
          <Step key={step} step={step} value={value} last={last} onValue={onValue} />
        ))}
      </Box>
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <Facts id={factsId} dimension={name} evidence={evidence} />
      </Box>
    </Box>
  );
}

/** The dimensions that the template asks for, each with the last report's value and what was seen of the child. */
export function DimensionsField({ asked, value, last, hint, evidence, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const names = DIMENSIONS.filter((name) => asked.includes(name));
  const goTo = (name: Dimension | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-dimension="${name}"]`)?.focus();
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1.5 }}>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {names.map((name, at) => (
        <DimensionLine
          key={name}
          name={name}
          value={value[name]}
          last={last?.[name] ?? 0}
          evidence={evidence}
          onValue={(rated) => onChange({ ...value, [name]: rated })}
          onStep={(by) => goTo(names[at + by])}
        />
      ))}
    </Box>
  );
}
