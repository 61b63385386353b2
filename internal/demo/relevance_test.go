package demo

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	neturl "net/url"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/flow/search"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
)

// relevance is what a buyer of Quebec types, and the products any of which a good shopkeeper would show first. A
// trailing star stands for any end of the address.
var relevance = []struct{ typed, first string }{
	// What things are called.
	{"cadeau", "coffret-* trio-* duo-*"}, {"tuque", "tuque-*"}, {"tuques", "tuque-*"},
	{"tuque enfant", "tuque-petit-suroit"}, {"tuque à pompon", "tuque-a-pompon-suroit"},
	{"mitaines", "mitaines-*"}, {"mitaines de laine", "mitaines-de-laine-doublees"},
	{"foulard", "foulard-de-l-estuaire"},
	{"bas de laine", "bas-de-laine-de-bucheron"}, {"bas", "bas-de-laine-de-bucheron bas-de-maison"},
	{"tasse", "tasse-*"}, {"tasses", "tasse-* duo-de-tasses-a-espresso"},
	{"bol", "bol-* trio-de-bols-a-soupe petit-bol-pour-chat"}, {"théière", "theiere-*"},
	{"vase", "vase-a-ble-d-automne"}, {"pichet", "pichet-*"},
	{"chandelle", "chandelle-* camp-de-chasse-trois-meches sous-bois-voyage brume-du-large"},
	{"bougeoir", "trio-de-bougeoirs-tournes"},
	{"savon", "savon-* trio-de-savons-au-lait-de-chevre"}, {"miel", "miel-*"}, {"sirop d'érable", "sirop-d-erable-*"},
	{"confiture", "confiture-* trio-de-confitures-maison"},
	{"chocolat", "tablette-* biscuits-*"}, {"biscuits", "biscuits-*"},
	{"fromage", "petite-meule-de-fromage-fermier pointe-de-tomme-du-bas planche-a-fromage"},
	{"café", "cafe-en-grains-torrefaction-moyenne"}, {"thé", "the-noir-au-foin-d-odeur"}, {"épices", "trio-d-epices-*"},
	{"sauce piquante", "sauce-*"},
	{"planche", "planche-*"}, {"planche à découper", "planche-*"}, {"horloge", "horloge-*"}, {"miroir", "miroir-*"},
	{"lampe", "lampe-*"}, {"suspension", "suspension-*"},
	{"coussin", "coussin-*"}, {"couverture", "couverture-de-laine-moisson"}, {"tabouret", "tabouret-*"},
	{"panier", "panier-*"}, {"cactus", "cactus-coussin trio-de-cactus"},
	{"bague", "bague-lichen"}, {"collier", "collier-*"}, {"bracelet", "bracelet-de-bois duo-de-bracelets-de-billes"},
	{"boucles d'oreilles", "boucles-*"},
	{"ceinture", "ceinture-*"}, {"portefeuille", "portefeuille-et-porte-cartes"}, {"porte-clés", "porte-cles-*"},
	{"affiche", "affiche-*"},
	{"carnet", "trois-carnets-cousus carnet-de-recettes"}, {"roman", "roman-le-banc-de-neige coffret-de-quatre-romans"},
	{"vinyle", "disque-vinyle-33-tours"},
	{"ukulélé", "ukulele-*"}, {"radio", "radio-*"}, {"clavier", "clavier-mecanique-boitier-de-noyer"},
	{"enceinte", "enceinte-sans-fil-en-noyer paire-d-enceintes-de-bibliotheque"},
	{"marteau", "marteau-*"}, {"tournevis", "tournevis-d-appoint jeu-de-quatre-tournevis"}, {"hachette", "hachette-*"},
	{"ficelle", "ficelle-de-boucher trio-de-bobines-de-ficelle"},
	{"peinture", "peinture-a-la-caseine"}, {"pagaie", "pagaie-*"}, {"luge", "luge-*"},
	{"gourde", "gourde-* petite-gourde"}, {"tapis de yoga", "tapis-de-yoga-et-courroie"},
	{"haltères", "halteres-prise-de-bois petits-halteres"}, {"pétanque", "jeu-de-petanque petanque-de-famille"},
	{"quilles", "quilles-*"}, {"toupie", "toupie-a-ficelle trio-de-toupies-tournees"},
	{"train de bois", "train-de-bois-et-wagon-de-billes"}, {"laisse", "laisse-*"}, {"griffoir", "griffoir-de-sisal"},
	{"nichoir", "nichoir-*"},
	{"couvre-volant", "couvre-volant-*"}, {"grattoir", "grattoir-*"}, {"désodorisant", "desodorisant*"},
	{"parfum", "eau-de-parfum-botanique"},
	{"baume à lèvres", "baume-a-levres-menthe trio-de-baumes-a-levres"},
	{"brosse à cheveux", "brosse-a-cheveux-en-chene"}, {"huile à barbe", "huile-a-barbe-et-brosse"},
	// The same without accents, ligatures, case or spaces.
	{"erable", "sirop-d-erable-* beurre-d-erable planche-en-erable-grand-format"},
	{"l'érable", "sirop-d-erable-* beurre-d-erable planche-en-erable-grand-format"},
	{"d’érable", "sirop-d-erable-* beurre-d-erable planche-en-erable-grand-format"}, {"THEIERE", "theiere-*"},
	{"petanque", "jeu-de-petanque petanque-de-famille"},
	{"cafe en grains", "cafe-en-grains-torrefaction-moyenne"}, {"bebe", "jete-de-berceau"},
	{"porte cles", "porte-cles-*"},
	// Other words for the same things.
	{"bonnet", "tuque-*"}, {"chaussettes", "bas-*"},
	{"bougie", "chandelle-* camp-de-chasse-trois-meches sous-bois-voyage brume-du-large"},
	{"bougies", "chandelle-* camp-de-chasse-trois-meches sous-bois-voyage brume-du-large"},
	{"moufles", "mitaines-*"}, {"écharpe", "foulard-de-l-estuaire"},
	{"myrtilles", "gelee-de-bleuets-au-poivre-des-dunes savon-bleuet-et-lavande"},
	{"boisson", "duo-d-eaux-houblonnees mout-* caisse-de-douze-eaux-houblonnees"}, {"mug", "tasse-*"},
	{"poterie", "tasse-* trio-* vase-* theiere-* pichet-* bol-* soliflore-bleu duo-* assiette-* boucles-* " +
		"sculpture-* petite-arche bouton*"},
	{"plaid", "couverture-de-laine-moisson jete-de-berceau"},
	{"luminaire", "lampe-* suspension-* veilleuse-aurore abat-jour-aurore liseuse-limoilou"},
	{"bouquin", "roman-* coffret-de-quatre-romans"}, {"disque", "disque-vinyle-33-tours"},
	{"calepin", "trois-carnets-cousus carnet-de-recettes journal-de-jardin"},
	{"puzzle", ""}, {"cabane à oiseaux", "nichoir-*"}, {"traîneau", "luge-*"}, {"rame", "pagaie-*"},
	{"haut-parleur", "enceinte-* paire-d-enceintes-de-bibliotheque radio-*"},
	{"voiture", "desodorisants-de-bois cire-de-carnauba-et-applicateur grattoir-* chiffons-* douzaine-de-chiffons " +
		"couvre-volant-* desodorisant-de-cedre porte-cles-*"},
	{"cellulaire", "support-a-telephone"},
	{"écouteurs", "casque-d-ecoute-et-support support-a-casque station-de-recharge-en-noyer"},
	{"friandise", "bonbons-au-miel biscuits-a-la-canneberge tablette-*"},
	{"infusion", "tisane-d-apres-souper the-noir-au-foin-d-odeur boite-du-matin-ou-du-soir gobelet-infuseur"},
	{"anneau", "anneaux-pleine-lune bague-lichen"}, {"poster", "affiche-*"},
	// Typing mistakes.
	{"tuqe", "tuque-*"}, {"tuuqe", "tuque-*"},
	{"chandele", "chandelle-* camp-de-chasse-trois-meches sous-bois-voyage brume-du-large"}, {"theirere", "theiere-*"},
	{"savvon", "savon-* trio-de-savons-au-lait-de-chevre"},
	{"confitrue", "confiture-* trio-de-confitures-maison"}, {"couverure", "couverture-de-laine-moisson"},
	{"bracelt", "bracelet-de-bois duo-de-bracelets-de-billes"},
	{"mittaines", "mitaines-*"}, {"ukelele", "ukulele-*"}, {"portefeille", "portefeuille-et-porte-cartes"},
	{"frommage", "petite-meule-de-fromage-fermier pointe-de-tomme-du-bas planche-a-fromage"},
	{"nichior", "nichoir-*"}, {"cusoir", ""}, {"chocholat", "tablette-* biscuits-*"},
	{"sirop derable", "sirop-d-erable-*"}, {"pagaye", "pagaie-*"}, {"zuque", "tuque-*"},
	// Words still being typed.
	{"tuq", "tuque-*"}, {"chand", "chandelle-* camp-de-chasse-trois-meches sous-bois-voyage brume-du-large"},
	{"mita", "mitaines-*"}, {"sirop d'ér", "sirop-d-erable-*"},
	{"bracel", "bracelet-de-bois duo-de-bracelets-de-billes"},
	{"théi", "theiere-*"}, {"savon au lait de ch", "trio-de-savons-au-lait-de-chevre"},
	// Exact names, shops, codes.
	{"Tasse trempée", "tasse-trempee"}, {"tasse trempee", "tasse-trempee"}, {"Jonc Portage", "jonc-portage"},
	{"Le banc de neige", "roman-le-banc-de-neige"}, {"Liseuse Limoilou", "liseuse-limoilou"},
	{"Maille Nordet", "tuque-* mitaines-* bas-* foulard-*"},
	{"savonnerie petit-lac", "trio-de-savons-* bombes-* shampoings-* savon-* revitalisant-solide"},
	{"Verger Pomme-Grise", "mout-* duo-d-eaux-houblonnees caisse-de-douze-eaux-houblonnees"},
	{"Atelier Batture", "tasse-* trio-de-bols-a-soupe vase-* theiere-* pichet-* duo-de-tasses-a-espresso " +
		"bol-a-gruau soliflore-bleu assiette-a-dessert"},
	{"BAT-01-01", "tasse-trempee"}, {"bat 01 01", "tasse-trempee"}, {"SDT-03", "beurre-d-erable"},
	// Several words, in any order, and what a thing is for.
	{"laine tuque", "tuque-*"}, {"cuir ceinture", "ceinture-*"},
	{"collier chien", "collier-de-cuir-pour-chien collier-fin"},
	{"collier pour chien", "collier-de-cuir-pour-chien collier-fin"},
	{"bol chien", "bol-de-gres-pour-chien"}, {"bol pour chat", "petit-bol-pour-chat"},
	{"lit pour chat", "lit-rond-pour-chat-ou-petit-chien"}, {"noyer clavier", "clavier-mecanique-boitier-de-noyer"},
	{"miel sarrasin", "miel-de-sarrasin"}, {"bombes de bain enfants", "bombes-de-bain-pour-enfants"},
	{"cadre chêne miroir", "miroir-rond-cadre-de-chene"}, {"tasse de voyage", "tasse-de-voyage-bague-de-cuir"},
	{"photo argentique", "appareil-photo-argentique compact-argentique-d-occasion"},
	{"bijoux", "bague-* anneaux-* pendentif-* duo-de-bracelets-* jonc-* creoles-* collier-fil-d-eau bracelet-* " +
		"boucles-*"},
	{"fraises", "confiture-de-fraises-du-champ"},
	{"bleuets", "gelee-de-bleuets-au-poivre-des-dunes savon-bleuet-et-lavande"}, {"pomme", "mout-*"},
	{"hiver auto", "grattoir-* couvre-volant-d-hiver"},
	{"jouets de bois", "train-* pyramide-* blocs-* trio-de-toupies-* camion-* locomotive-* toupie-* grand-coffret-* " +
		"petite-pyramide nichoir-a-peindre"},
}

func TestBuyersFindFirstWhatTheyMeant(t *testing.T) {
	if len(relevance) < 120 {
		t.Fatalf("%d searches, want at least 120", len(relevance))
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		if err := Load(t.Context(), with); err != nil {
			t.Fatal(err)
		}
		index := search.New(d, with.Catalog, with.Shops, url)
		if _, err := index.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		mux := http.NewServeMux()
		index.Routes(web.NewAPI(mux, "test", "1"))
		for _, r := range relevance {
			found := searched(t, mux, r.typed)
			if first := append(found, "")[0]; !expected(first, r.first) {
				t.Errorf("%q finds %v first, want %q", r.typed, found[:min(3, len(found))], r.first)
			}
		}
		searchesFindWhatWasMeant(t, mux, productsBySlug(t, with))
		suggestionsNameTheShop(t, mux)
		townsAreNoTypingMistakes(t, mux)
	})
}

// expected tells whether an address is one of a list; an empty list expects nothing.
func expected(slug, list string) bool {
	if list == "" {
		return slug == ""
	}
	return slices.ContainsFunc(strings.Fields(list), func(want string) bool {
		begin, open := strings.CutSuffix(want, "*")
		return slug == want || open && slug != "" && strings.HasPrefix(slug, begin)
	})
}

func searched(t *testing.T, mux http.Handler, typed string) (slugs []string) {
	t.Helper()
	for _, tile := range asked[search.ProductPage](t, mux, "products", typed).Data {
		slugs = append(slugs, tile.Slug)
	}
	return slugs
}

// asked gives what a call of the search answers to what was typed.
func asked[O any](t *testing.T, mux http.Handler, call, typed string) (answer O) {
	t.Helper()
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/v1/search/"+call+"?q="+neturl.QueryEscape(typed), nil))
	if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil || w.Code != http.StatusOK {
		t.Fatalf("%q: %d %v", typed, w.Code, err)
	}
	return answer
}

func suggestionsNameTheShop(t *testing.T, mux http.Handler) {
	t.Helper()
	for typed, want := range map[string]string{
		"atelier b": "atelier-batture", "atelier ba": "atelier-batture", "atelier bo": "atelier-bois-rond",
		"atelier q": "atelier-queue-d-aronde", "bout de r": "maroquinerie-bout-de-rang", "nordet": "maille-nordet",
	} {
		stores := asked[search.Suggestions](t, mux, "suggestions", typed).Stores
		if len(stores) == 0 || stores[0].Slug != want {
			t.Errorf("%q suggests %+v, want %s first", typed, stores, want)
		}
	}
}

// townsAreNoTypingMistakes holds, in a market that has a queue d'aronde, that Québec is not taken for it.
func townsAreNoTypingMistakes(t *testing.T, mux http.Handler) {
	t.Helper()
	for _, typed := range []string{"Québec", "quebec", "tuque Québec", "ville de Québec", "quebek"} {
		page := asked[search.ProductPage](t, mux, "products", typed)
		if strings.Contains(page.DidYouMean+page.SearchedFor, "queue") {
			t.Errorf("%q is read as %q, and %q is offered", typed, page.SearchedFor, page.DidYouMean)
		}
	}
}
