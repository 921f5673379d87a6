/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  HealthProfessional,
  Problem,
  ProviderType
} from './memberService.schemas.zod.ts';

/**
 * Providers of one type in a city and province, optionally by name or telephone. Capitals and accents do not matter. The portal sends city and province in lower case and the telephone as digits, only when given (CLAIM-19 to CLAIM-21). Nothing found is an empty list.
 * @summary Search the directory of providers
 */
export const SearchHealthProfessionals200ResponseItem = HealthProfessional
export const SearchHealthProfessionals200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(SearchHealthProfessionals200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const SearchHealthProfessionals204Response = /*#__PURE__*/ zod.void()

export const SearchHealthProfessionals400Response = Problem

export const SearchHealthProfessionals401Response = Problem

export const SearchHealthProfessionals403Response = Problem

export const SearchHealthProfessionals429Response = Problem

export const SearchHealthProfessionals500Response = Problem

export const SearchHealthProfessionals503Response = Problem

/**
 * Kinds of providers to choose from, in the language of the call (CLAIM-14).
 * @summary List kinds of providers
 */
export const ListProviderTypes200ResponseItem = ProviderType
export const ListProviderTypes200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListProviderTypes200ResponseItem).check(/*#__PURE__*/ zod.maxLength(100)))

export const ListProviderTypes204Response = /*#__PURE__*/ zod.void()

export const ListProviderTypes401Response = Problem

export const ListProviderTypes403Response = Problem

export const ListProviderTypes429Response = Problem

export const ListProviderTypes500Response = Problem

export const ListProviderTypes503Response = Problem

/**
 * Providers of recent claims, newest first, each once. Their types are the recent provider types (DATA-25). 204 means none.
 * @summary List providers seen lately
 */
export const ListRecentProviders200ResponseItem = HealthProfessional
export const ListRecentProviders200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListRecentProviders200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListRecentProviders204Response = /*#__PURE__*/ zod.void()

export const ListRecentProviders401Response = Problem

export const ListRecentProviders403Response = Problem

export const ListRecentProviders429Response = Problem

export const ListRecentProviders500Response = Problem

export const ListRecentProviders503Response = Problem
