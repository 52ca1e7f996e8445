/** Reads a trained clone, with its vocabulary. */
import { getOrAdd } from '../../../core/get-or-add.ts'
import type { TinyModel } from '../../../models/tiny/model.ts'
import { readTiny } from '../../common/read-tiny.ts'
import { CloneNetwork } from './network.ts'

export interface Clone {
  readonly model: TinyModel
  readonly network: CloneNetwork
  readonly modules: boolean
  readonly hash: string
}

const known = new Map<string, Clone>()

/** Throws `InvalidInput` where the file cannot be read or holds something else. */
export const readClone = (path: string): Clone =>
  getOrAdd(known, path, () => {
    const { model, policy } = readTiny(path, 'clone')
    const { modules } = policy.description
    return { model, network: new CloneNetwork(model), modules, hash: policy.hash }
  })
