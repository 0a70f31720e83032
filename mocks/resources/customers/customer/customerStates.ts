import {
  CustomerListType,
  EducationLevel,
  MaritalStatus,
  RankLevel,
} from '../../../../src/domain/enums/customers';
import { NplStage } from '../../../../src/domain/enums/loans';

/** Process codes over every stage of registration, its bounds, and one failure code that has no range. */
export const PROCESS_CODES = [
  810, 815, 815, 810, 805, 800, 0, 130, 815, 100, 120, 145, 200, 210, 230, 235, 250, 300, 340, 370,
  380, 400, 600, 620, 630, 660, 700, 720, 750, 800, 805, 900, 950, 2000, 2050, 2100, 2150,
] as const;

export const LIST_TYPES = CustomerListType.values;
export const LEVELS = RankLevel.values;
export const NPL_STAGES = NplStage.values;
export const EDUCATIONS = EducationLevel.values;
export const MARITAL_STATES = MaritalStatus.values;
