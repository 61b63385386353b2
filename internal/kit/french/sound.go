package french

import "strings"

// sounds are letters that are heard as others, the longest first. What is not here is heard as it is written.
var sounds = []struct{ written, heard string }{
	{"eau", "o"}, {"oua", "wa"}, {"oeu", "e"}, {"tion", "sion"}, {"sch", "S"}, {"cqu", "k"}, {"gue", "ge"},
	{"gui", "gi"}, {"ch", "S"}, {"sh", "S"}, {"ph", "f"}, {"qu", "k"}, {"au", "o"}, {"oi", "wa"}, {"oy", "wa"},
	{"ai", "e"}, {"ay", "e"}, {"ei", "e"}, {"ey", "e"}, {"eu", "e"}, {"gn", "n"}, {"ce", "se"}, {"ci", "si"},
	{"cy", "si"}, {"ge", "je"}, {"gi", "ji"}, {"gy", "ji"}, {"c", "k"}, {"q", "k"}, {"h", ""}, {"y", "i"},
	{"z", "s"}, {"x", "s"}, {"w", "v"},
}

// Sound gives how a folded word is heard, roughly: two words of one sound are easily written for each other (vynil,
// vinyle). Letters that are doubled or mute at the end are not heard.
func Sound(word string) string {
	heard := make([]byte, 0, len(word))
	for len(word) > 0 {
		as, size := word[:1], 1
		for i := range sounds {
			if strings.HasPrefix(word, sounds[i].written) {
				as, size = sounds[i].heard, len(sounds[i].written)
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
