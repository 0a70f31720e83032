import { QUESTION } from '../../../../src/domain/settings';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';
import { answerOf, PICTURES, QUESTIONS, TEST_OF } from './questionTexts';

/** Seconds for an answer, by type. */
const SECONDS = { Option: 60, MultiOption: 90, YesNo: 30 } as const;

/** Questions of every type, category and age group, the last two unpublished; the last one is answered by pictures. */
export const samples: SampleMaker = {
  resource: 'questions',
  make: cachedByWorld((world) => {
    const given = { askedCount: 0, rightShare: null };
    const written = QUESTIONS.map(([text, category, type, ageGroup, point, answers], index) => ({
      id: index + 1,
      text,
      category,
      type,
      ageGroup,
      quizId: TEST_OF[ageGroup],
      answerType: 'TEXT',
      answers: answers.map(answerOf),
      pictures: [],
      point,
      duration: SECONDS[type],
      ...given,
      ...contentFacts(world, index < QUESTIONS.length - 1, 330 - index * 12),
    }));
    return [
      ...written,
      {
        id: written.length + 1,
        text: 'Аль зураг нь мөнгөө зөв удирддаг хүнийх вэ?',
        category: 'ManagingMoney',
        type: 'Option',
        ageGroup: 3,
        quizId: TEST_OF[3],
        answerType: 'IMAGE',
        answers: [],
        pictures: PICTURES.map((one, index) => ({
          ...answerOf(one, index),
          picture: samplePicture(index, [QUESTION.ratio]),
        })),
        point: 10,
        duration: 45,
        ...given,
        ...contentFacts(world, false, 20),
      },
    ];
  }),
};
