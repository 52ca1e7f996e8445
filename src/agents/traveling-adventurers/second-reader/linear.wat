(module
  (memory (export "memory") 1)
  ;; out[row][o] = bias[o] + step[row] * scale[o] * the sum over i of in[row][i] * weight[o][i]; in are int16, weights int8, all
  ;; else float32, at their places in bytes. Four rows and two outputs at once, and eight products at a time: inputs are a
  ;; multiple of eight. Beyond the last row or output it is the last one again. linear.ts holds it as bytes; its test
  ;; makes them anew.
  (func (export "linear") (param $in i32) (param $step i32) (param $weight i32) (param $scale i32) (param $bias i32) (param $out i32) (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $row i32) (local $o i32) (local $i i32) (local $bytes i32)
    (local $a i32) (local $b i32) (local $c i32) (local $d i32) (local $w i32) (local $v i32)
    (local $r1 i32) (local $r2 i32) (local $r3 i32) (local $next i32)
    (local $aw v128) (local $bw v128) (local $cw v128) (local $dw v128)
    (local $av v128) (local $bv v128) (local $cv v128) (local $dv v128)
    (local $one v128) (local $other v128) (local $x v128)
    (local.set $bytes (i32.shl (local.get $inputs) (i32.const 1)))
    (loop $rowLoop
      (if (i32.lt_s (local.get $row) (local.get $rows)) (then
        (local.set $r1 (select (i32.add (local.get $row) (i32.const 1)) (i32.sub (local.get $rows) (i32.const 1)) (i32.lt_s (i32.add (local.get $row) (i32.const 1)) (local.get $rows))))
        (local.set $r2 (select (i32.add (local.get $row) (i32.const 2)) (i32.sub (local.get $rows) (i32.const 1)) (i32.lt_s (i32.add (local.get $row) (i32.const 2)) (local.get $rows))))
        (local.set $r3 (select (i32.add (local.get $row) (i32.const 3)) (i32.sub (local.get $rows) (i32.const 1)) (i32.lt_s (i32.add (local.get $row) (i32.const 3)) (local.get $rows))))
        (local.set $o (i32.const 0))
        (loop $outLoop
          (if (i32.lt_s (local.get $o) (local.get $outputs)) (then
            (local.set $next (select (i32.add (local.get $o) (i32.const 1)) (local.get $o) (i32.lt_s (i32.add (local.get $o) (i32.const 1)) (local.get $outputs))))
            (local.set $a (i32.add (local.get $in) (i32.mul (local.get $row) (local.get $bytes))))
            (local.set $b (i32.add (local.get $in) (i32.mul (local.get $r1) (local.get $bytes))))
            (local.set $c (i32.add (local.get $in) (i32.mul (local.get $r2) (local.get $bytes))))
            (local.set $d (i32.add (local.get $in) (i32.mul (local.get $r3) (local.get $bytes))))
            (local.set $w (i32.add (local.get $weight) (i32.mul (local.get $o) (local.get $inputs))))
            (local.set $v (i32.add (local.get $weight) (i32.mul (local.get $next) (local.get $inputs))))
            (local.set $aw (v128.const i32x4 0 0 0 0)) (local.set $bw (v128.const i32x4 0 0 0 0))
            (local.set $cw (v128.const i32x4 0 0 0 0)) (local.set $dw (v128.const i32x4 0 0 0 0))
            (local.set $av (v128.const i32x4 0 0 0 0)) (local.set $bv (v128.const i32x4 0 0 0 0))
            (local.set $cv (v128.const i32x4 0 0 0 0)) (local.set $dv (v128.const i32x4 0 0 0 0))
            (local.set $i (i32.const 0))
            (loop $sum
              (local.set $one (v128.load8x8_s (i32.add (local.get $w) (local.get $i))))
              (local.set $other (v128.load8x8_s (i32.add (local.get $v) (local.get $i))))
              (local.set $x (v128.load (i32.add (local.get $a) (i32.shl (local.get $i) (i32.const 1)))))
              (local.set $aw (i32x4.add (local.get $aw) (i32x4.dot_i16x8_s (local.get $x) (local.get $one))))
              (local.set $av (i32x4.add (local.get $av) (i32x4.dot_i16x8_s (local.get $x) (local.get $other))))
              (local.set $x (v128.load (i32.add (local.get $b) (i32.shl (local.get $i) (i32.const 1)))))
              (local.set $bw (i32x4.add (local.get $bw) (i32x4.dot_i16x8_s (local.get $x) (local.get $one))))
              (local.set $bv (i32x4.add (local.get $bv) (i32x4.dot_i16x8_s (local.get $x) (local.get $other))))
              (local.set $x (v128.load (i32.add (local.get $c) (i32.shl (local.get $i) (i32.const 1)))))
              (local.set $cw (i32x4.add (local.get $cw) (i32x4.dot_i16x8_s (local.get $x) (local.get $one))))
              (local.set $cv (i32x4.add (local.get $cv) (i32x4.dot_i16x8_s (local.get $x) (local.get $other))))
              (local.set $x (v128.load (i32.add (local.get $d) (i32.shl (local.get $i) (i32.const 1)))))
              (local.set $dw (i32x4.add (local.get $dw) (i32x4.dot_i16x8_s (local.get $x) (local.get $one))))
              (local.set $dv (i32x4.add (local.get $dv) (i32x4.dot_i16x8_s (local.get $x) (local.get $other))))
              (br_if $sum (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 8))) (local.get $inputs))))
            (call $put (local.get $out) (local.get $r3) (local.get $outputs) (local.get $next) (local.get $step) (local.get $scale) (local.get $bias) (local.get $dv))
            (call $put (local.get $out) (local.get $r3) (local.get $outputs) (local.get $o) (local.get $step) (local.get $scale) (local.get $bias) (local.get $dw))
            (call $put (local.get $out) (local.get $r2) (local.get $outputs) (local.get $next) (local.get $step) (local.get $scale) (local.get $bias) (local.get $cv))
            (call $put (local.get $out) (local.get $r2) (local.get $outputs) (local.get $o) (local.get $step) (local.get $scale) (local.get $bias) (local.get $cw))
            (call $put (local.get $out) (local.get $r1) (local.get $outputs) (local.get $next) (local.get $step) (local.get $scale) (local.get $bias) (local.get $bv))
            (call $put (local.get $out) (local.get $r1) (local.get $outputs) (local.get $o) (local.get $step) (local.get $scale) (local.get $bias) (local.get $bw))
            (call $put (local.get $out) (local.get $row) (local.get $outputs) (local.get $next) (local.get $step) (local.get $scale) (local.get $bias) (local.get $av))
            (call $put (local.get $out) (local.get $row) (local.get $outputs) (local.get $o) (local.get $step) (local.get $scale) (local.get $bias) (local.get $aw))
            (local.set $o (i32.add (local.get $o) (i32.const 2)))
            (br $outLoop))))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br $rowLoop)))))
  (func $put (param $out i32) (param $row i32) (param $outputs i32) (param $o i32) (param $step i32) (param $scale i32) (param $bias i32) (param $sum v128)
    (f32.store
      (i32.add (local.get $out) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $o)) (i32.const 2)))
      (f32.add
        (f32.load (i32.add (local.get $bias) (i32.shl (local.get $o) (i32.const 2))))
        (f32.mul
          (f32.mul
            (f32.load (i32.add (local.get $step) (i32.shl (local.get $row) (i32.const 2))))
            (f32.load (i32.add (local.get $scale) (i32.shl (local.get $o) (i32.const 2)))))
          (f32.convert_i32_s
            (i32.add
              (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
              (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))))))))
