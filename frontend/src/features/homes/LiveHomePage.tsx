import { HomeColumns } from './HomeColumns.tsx';
import { MissingLessonsCard } from './MissingLessonsCard.tsx';
import { MyLessonsCard } from './MyLessonsCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { StaffGreeting } from './StaffGreeting.tsx';

/** Home of live teachers. */
export default function LiveHomePage() {
  return (
    <>
      <StaffGreeting />
      <HomeColumns
        main={
          <>
            <MyLessonsCard />
            <MissingLessonsCard />
            <NoticesCard />
          </>
        }
        side={<ProfileCard />}
      />
    </>
  );
}
