package french

import "strings"

type sound struct{ written, heard string }

// sounds are letters that are heard as others, the longest first. What is not here is heard as it is written.
var sounds = []sound{
	{"eau", "o"}, {"oua", "wa"}, {"oeu", "e"}, {"tion", "sion"}, {"sch", "S"}, {"cqu", "k"}, {"gue", "ge"},
	{"gui", "gi"}, {"ch", "S"}, {"sh", "S"}, {"ph", "f"}, {"qu", "k"}, {"au", "o"}, {"oi", "wa"}, {"oy", "wa"},
	{"ai", "e"}, {"ay", "e"}, {"ei", "e"}, {"ey", "e"}, {"eu", "e"}, {"gn", "n"}, {"ce", "se"}, {"ci", "si"},
	{"cy", "si"}, {"ge", "je"}, {"gi", "ji"}, {"gy", "ji"}, {"c", "k"}, {"q", "k"}, {"h", ""}, {"y", "i"},
	{"z", "s"}, {"x", "s"}, {"w", "v"},
}

// soundsOf are the sounds by the letter that they begin with.
var soundsOf = func() (of [256][]sound) {
	for _, s := range sounds {
		of[s.written[0]] = append(of[s.written[0]], s)
	}
	return of
}()

// Sound gives how a folded word is heard, roughly: two words of one sound are easily written for each other (vynil,
// vinyle). Letters that are doubled or mute at the end are not heard.
func Sound(word string) string {
	heard := make([]byte, 0, len(word))
	for len(word) > 0 {
		as, size := word[:1], 1
		for _, s := range soundsOf[word[0]] {
			if strings.HasPrefix(word, s.written) {
				as, size = s.heard, len(s.written)
				break
			}
		}
		for i := range len(as) {
			if n := len(heard); n == 0 || heard[n-1] != as[i] {
				heard = append(heard, as[i])
			}
		}
		word = word[size:]
	}
	return strings.TrimRight(strings.TrimRight(string(heard), "e"), "stdp")
}
