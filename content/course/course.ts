import { day1 } from './day-1';
import { day2 } from './day-2';
import { day3 } from './day-3';
import { day4 } from './day-4';
import { day5 } from './day-5';
import { day6 } from './day-6';
import { day7 } from './day-7';
import type { CourseDay } from './model';

/** The seven days, in order. */
export const course: readonly CourseDay[] = [day1, day2, day3, day4, day5, day6, day7];

/** @returns the day, or undefined if there is none with that number */
export function findCourseDay(day: number): CourseDay | undefined {
  return course.find((candidate) => candidate.day === day);
}
