import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const embarrassingGoogleSearches = {
  id: 'embarrassing-google-searches',
  title: '“Surely nobody else has ever typed this”',
  excerpt:
    'A short tour of the museum of midnight searches: the sprained tongue, the suspicious dog, the lonely sneeze. What each one is really asking, and how to answer that instead.',
  seoTitle: 'Strange health searches at night: you are not the only one',
  description:
    'A tour of made-up midnight searches, the fear behind each of them, and a way to answer that fear instead of the search box.',
  category: 'Stories',
  published: '2026-11-14',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: false,
  notice:
    'The searches in this article are made up. They are written to sound like the real ones, because no one should have their real ones printed.',
  sections: [
    {
      id: 'museum-of-midnight',
      heading: 'Welcome to the museum of midnight',
      blocks: [
        'Mind the step. The lights are low here, because most of the collection was made in bed. Please do not touch the glass. Please do not look anything up.',
        {
          kind: 'list',
          items: [
            '_can you sprain your tongue_',
            '_is it bad to sneeze only once_',
            '_why does one knee feel more like a knee than the other_',
            '_is it normal to yawn at the news_',
            '_dog looked at me strangely can dogs smell illness_',
            '_is forty-one old_',
            '_symptoms of having no symptoms_',
          ],
        },
        'Perhaps you are smiling. Perhaps you are smiling and also wondering about your tongue. If so, put it down gently and read on.',
        'Every exhibit here looks ridiculous in daylight. None of them was ridiculous at ten past two, to a person lying alone in the dark with a phone an inch from their nose.',
      ],
    },
    {
      id: 'the-card-under-the-glass',
      heading: 'Read the small card under the glass',
      blocks: [
        'In a proper museum each object has a little card that says what it was for. Ours have them too. Look past the search, and you find a second question, in much smaller writing.',
        {
          kind: 'table',
          caption: 'What was typed, and what was meant',
          head: ['The search', 'The question on the card'],
          rows: [
            ['_can you sprain your tongue_', 'Something feels odd. Will it stop?'],
            ['_is it bad to sneeze only once_', 'Am I still the person I was last week?'],
            ['_dog looked at me strangely_', 'Would anyone notice if I were ill?'],
            ['_is forty-one old_', 'I am frightened of dying, and it is too big to type.'],
            ['_symptoms of having no symptoms_', 'Am I allowed to stop looking?'],
          ],
        },
        'Now think of the search engine. It receives the left-hand column. It answers the left-hand column, with great energy, in nine pages. The right-hand column is left standing at the counter.',
        'None of those right-hand questions has anything to do with tongues. They are about fear, and being alone, and wanting to be looked after. Those are good questions. They deserve something better than a list of conditions in order of how frightening they sound.',
      ],
    },
    {
      id: 'crowded-museum',
      heading: 'It is more crowded in here than you think',
      blocks: [
        'Here is a number for your pocket. When researchers worked through a large national survey in Australia, they found that between five and six in every hundred people have had health anxiety at some point. A little over three in a hundred had it when they were asked [1](#source-sunderland-2013).',
        'Think of a full double-decker bus, or a school hall, or the queue at the airport. If it holds for your town, three or four of every hundred people near you know what it is to look something up under the duvet. None of them is wearing a badge.',
        'And the searching itself is so well known that it has a place on an official list. The NHS page on health anxiety names it: looking at health information over and over, online or in the news [2](#source-nhs). You are in a leaflet, in other words, and so are a great many others.',
      ],
    },
    {
      id: 'exhibit-one-slug',
      heading: 'Exhibit one was donated by the author',
      blocks: [
        'It would not be fair to leave our own off the wall. Ours is a search about one cold, wet foot. It was made on the stairs, in the dark, at length. The answer turned out to be a slug, and it took a light switch to find it. [Chapter 4 of the book](/sample-chapters/the-slug-and-the-switch) tells it from start to finish.',
        'Please notice what this story does not say. It does not say that every cold foot is a slug. You will have searches that turn out to be about nothing, and one day, like everybody, you will have a symptom that a doctor needs to see. No website can tell the two apart from where it is sitting, and this one will not try.',
        'What we keep from it is smaller. There was an action to take, and it was a light switch, nearer than the phone.',
      ],
    },
    {
      id: 'shame-turns-up-the-volume',
      heading: 'The worst exhibit is the one you hide',
      blocks: [
        'A search history is a kind of diary, kept in a hurry by someone who was scared. If a friend showed you theirs, you would not laugh at it, or not for long. You would make them some tea.',
        'You might try the same with your own. Being ashamed of a search does not stop the next one. It only means that you do the next one in private mode.',
        'This matters at the doctor’s, too. If a worry needs a doctor, you are allowed to say it exactly as you typed it. “I searched whether you can sprain your tongue, and I have been frightened for a week” is an excellent sentence. It tells the doctor about the tongue and about the week. Both are worth knowing.',
      ],
    },
    {
      id: 'make-your-own-card',
      heading: 'Write the card for one of your own',
      blocks: [
        'The NHS has a simple exercise for anxious thoughts: draw two columns, put the worry in the first, and a more balanced thought in the second [2](#source-nhs). This is the museum’s version, with one column more.',
        {
          kind: 'exercise',
          title: 'Three lines on a card',
          steps: [
            'Pick a search from last week. Choose a small, silly one to begin with. Copy it down word for word, spelling mistakes included.',
            'Underneath, write the question that was hiding behind it. Start with “I was scared that” or “I wanted to hear that”.',
            'On the third line, answer the hidden question with something you can **do**. Ring a friend. Book the appointment you have been putting off. Go and sit in a room where others are.',
            'If no action fits, write “Nothing to do tonight”, and flip once: four seconds on something blue, something round, or the 36 times table.',
            'Turn the card over, or throw it away. The museum is full.',
          ],
        },
        'One caution about the third line. “Ask my sister whether it looks normal” feels like an action, and sometimes it only asks the old question again. Asking to be told that you are all right tends to calm you for a little while and is thought to keep the fear going longer; the source here is twenty interviews [3](#source-halldorsson-2017). “Ask my sister whether she wants to watch something” is better. She will probably say yes. She may have a museum of her own.',
      ],
    },
    {
      id: 'way-out',
      heading: 'Leaving the museum',
      blocks: [
        'A thought may be absurd and frightening at the same time. You may find it funny tomorrow, and hard tonight.',
        'If most of your nights end in here, and it is getting in the way of your life, you could take that to a GP or family doctor [2](#source-nhs). There are also people to call on the [resources page](/resources). They have heard about the dog. And if you would like to search less, [here is a plan for four weeks](/blog/stop-googling-symptoms).',
      ],
    },
  ],
  sources: [healthSources.sunderland, healthSources.nhs, healthSources.halldorsson],
} as const satisfies Article;
