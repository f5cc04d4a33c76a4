import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { GENDERS } from '#shared/students/fields.ts';
import { PagedList } from './PagedList.tsx';

type Operation = Answer<typeof students.endpoints.history>['list'][number];
type Change = Operation['changes'][number];

/** A change as a line: from what to what; of a new student, only what was entered. */
function useChangeText(): (change: Change, operation: Operation['operation']) => string {
  const { t } = useTranslation('students');
  const { day } = useFormats();
  const labelOf = (field: Change['field']) => {
    if (field === 'disabled') return t('profile.accountStatus');
    return field === 'guardians' ? t('profile.guardians') : t(field);
  };
  const textOf = (field: Change['field'], value: string) => {
    if (field === 'disabled') return value ? t('disabled') : t('profile.active');
    if (!value) return t('profile.emptyValue');
    const gender = field === 'gender' && GENDERS.find((each) => each && each === value);
    if (gender) return t(`genders.${gender}`);
    return field === 'birthday' ? day(value) : value;
  };
  return ({ field, before, after }, operation) =>
    t(operation === 'student.add' ? 'profile.entered' : 'profile.change', {
      field: labelOf(field),
      before: textOf(field, before),
      after: textOf(field, after),
    });
}

/** The changes of a student's data, account and classes: who made each, when, and what was before and after. */
export function HistoryTab({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation('students');
  const { dateTime } = useFormats();
  const changeText = useChangeText();
  const query = useInfiniteQuery(
    pagesOf(students.endpoints.history, { student_id: id, limit: 20 }),
  );
  return (
    <PagedList query={query} label={t('profile.tabs.history')} empty={t('profile.noHistory')}>
      {({ at, operation, by_name, class_name: name, changes }: Operation) => (
        <ListItem key={`${at} ${operation}`} divider>
          <ListItemText
            primary={t(`profile.operations.${operation}`, {
              name: name || t('profile.deletedClass'),
            })}
            secondary={
              <>
                {[dateTime(at), by_name || t('profile.bySystem')].join(' · ')}
                {changes.map((change) => (
                  <Box key={change.field} component="span" sx={{ display: 'block' }}>
                    {changeText(change, operation)}
                  </Box>
                ))}
              </>
            }
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItem>
      )}
    </PagedList>
  );
}
