/** English words and phrases for the moves of a kitchen: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')

/** What says a move wherever it stands, and what says it only alone. */
export const DIRECTIONS = words('north south east west')
export const UPRIGHT = words('up down right left')
export const STAY = words(
  "stay wait stay_put stay_in_place stay_still stand_still hold_still keep_still remain_here remain_in_place remain_where do_nothing do_not_move don't_move not_move not_moving hold_position hang_back idle pause",
)
export const STAY_ALONE = words('noop no_op nop remain no_move rest freeze hold')
export const INTERACT = words('interact interact_button action_button')
export const INTERACT_ALONE = words(
  'use use_it grab grab_it pick_up pick_it_up take_it put_it_down drop_it activate operate space spacebar space_bar',
)
