import { moduleOf, type Module } from '../../../tools/code/modules.ts'
import { files, read } from '../support/repository.ts'

export const readModules = (pattern: RegExp): Module[] => files(pattern).map((file) => moduleOf(file, read(file)))
