/** The excerpt behind the exercise's "The Slug Story" toggle; chapter 4 tells the full story. */
export const slugStory = {
  title: 'The Slug Story',
  quote:
    'One October night, barefoot in the dark kitchen, I felt something cold and wet spread under my left foot. I sat down on the stairs and searched for forty minutes: sudden cold, one foot only, odd feeling. Then I turned on the light and met the slug. Of the two of us, it looked the calmer.',
} as const;
