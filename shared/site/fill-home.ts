import {
  LESSON_SOON_MS,
  NEXT_LESSONS_SHOWN,
  TODAYS_LESSONS_SHOWN,
} from '#shared/lessons/limits.ts';

/**
 * A part of the first script: writes the figures and lessons of a home that were read early into its drawing, as the
 * application will draw them. What needs more than a number or a line of text (empty lists, buttons) waits for it.
 * Uses `html`, the root element, and `user`, the stored user.
 */
export const FILL_HOME = `
function fillHome(parts){
var locale=html.lang,zone=JSON.parse(user).time_zone||undefined,now=Date.now();
function dataOf(part){return parts[part]&&parts[part].code===1?parts[part].data:undefined}
function find(place){return document.querySelector('#root [data-'+place+']')}
function write(name,value,cap,waits){
var place=find('figure='+name);
if(!place||value===undefined)return;
place.textContent=value;
if(waits&&value)place.dataset.waits='';
if(cap===undefined)return;
var most=document.createElement('span');
most.className=place.previousElementSibling.className;most.textContent=' '+place.dataset.cap.replace(/⟦.*⟧/,cap);place.append(most)
}
function join(texts){return texts.filter(Boolean).join(' · ')}
function dayOf(date,style){return new Intl.DateTimeFormat(locale,Object.assign({timeZone:'UTC'},style)).format(new Date(date))}
function list(lessons,name,most,withDay){
var place=find('lessons='+name),line=place&&place.querySelector('li');
if(!line||!lessons||!lessons.length)return;
lessons.slice(0,most).forEach(function(lesson){
var shown=line.cloneNode(true),day=withDay?dayOf(lesson.date,{month:'short',day:'numeric',weekday:'short'})+' ':'';
shown.querySelector('.MuiListItemText-primary').textContent=day+lesson.start+'–'+lesson.end+' · '+lesson.class_name;
shown.querySelector('.MuiListItemText-secondary').textContent=join([lesson.room_name,lesson.teacher_name,lesson.topic]);
line.before(shown)});
line.remove();place.previousElementSibling.remove();place.hidden=false
}
function clock(at){return new Intl.DateTimeFormat('sv-SE',{timeZone:zone,dateStyle:'short',timeStyle:'short'}).format(new Date(at)).split(' ')}
function moment(at){
var day=clock(at)[0],days=(Date.parse(day)-Date.parse(clock(now)[0]))/864e5;
return (Math.abs(days)<=1?new Intl.RelativeTimeFormat(locale,{numeric:'auto'}).format(days,'day'):dayOf(day,days>0&&days<=6?{weekday:'long'}:{month:'short',day:'numeric'}))+' '+clock(at)[1]
}
function next(lessons){
var missed=(dataOf('makeups')||{list:[]}).list.map(function(right){return right.missed.id});
var lesson=lessons.find(function(one){return !missed.includes(one.id)}),when=find('next=when');
if(!lesson||!when)return;
when.textContent=Date.parse(lesson.starts_at)-${LESSON_SOON_MS}<=now?when.dataset.now:moment(lesson.starts_at);
find('next=place').textContent=join([lesson.room_name,lesson.teacher_name])
}
var school=dataOf('figures'),today=dataOf('today'),review=dataOf('toReview'),low=dataOf('lowHours'),missing=dataOf('missingCount'),own=dataOf('lessonsOfStudent')||dataOf('lessons');
if(school){
write('students',school.students.used,school.students.cap);write('teachers',school.teachers.used,school.teachers.cap);
write('classes',school.open_classes);
if(school.week){write('lessons',school.week.totals.lessons);write('works',school.week.totals.works)}
}
if(today){write('today',today.lessons.length);list(today.lessons.filter(function(lesson){return lesson.state!=='taught'}),'today',${TODAYS_LESSONS_SHOWN})}
if(missing)write('missing',missing.total,undefined,true);
if(review)write('toReview',review.list.reduce(function(sum,task){return sum+(task.counts?task.counts.handed_in+task.counts.late:0)},0),undefined,true);
if(low)write('lowHours',low.list.length+(low.cursor?'+':''));
if(own){
var coming=own.lessons.filter(function(lesson){return Date.parse(lesson.ends_at)>now&&lesson.state!=='taught'});
list(coming,'own',${NEXT_LESSONS_SHOWN},true);next(coming)
}
}`;
