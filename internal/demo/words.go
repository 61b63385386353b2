package demo

import "rangrue/internal/rules/tax"

// productKind is what any number of shops could make. With a material, a model and a format it becomes a product that
// could exist: « Tasse de porcelaine Brume d’hiver, 350 ml ».
type productKind struct {
	code      string // of the shops that sell it
	name      string
	category  string
	made      []string // what it is made of, or how
	formats   []string // said in the name
	option    string   // what the shopper chooses, a key of optionValues
	photos    []string
	low, high int64 // dollars
	weight    float64
	tax       tax.Category
}

var productKinds = []productKind{
	{"home_deco", "Tasse", "tasses", []string{"de grès", "de porcelaine", "de faïence", "émaillée"}, []string{"250 ml",
		"350 ml", "450 ml"}, "Couleur", []string{"tasse-bleue", "tasse-sauge", "tasse-brique"}, 24, 52, 0.4, ""},
	{"home_deco", "Bol", "bols-et-assiettes", []string{"de grès", "de porcelaine", "de bois tourné"},
		[]string{"petit", "moyen", "grand"}, "Couleur", []string{"bols", "bols-verts"}, 26, 68, 0.6, ""},
	{"home_deco", "Théière", "theieres-et-pichets", []string{"de grès", "de fonte", "de porcelaine"},
		[]string{"500 ml", "750 ml", "1 L"}, "Couleur", []string{"theiere-gres", "theiere-verte"}, 68, 148, 1.1, ""},
	{"home_deco", "Pichet", "theieres-et-pichets", []string{"de grès", "de verre soufflé"}, []string{"500 ml", "1 L"},
		"", []string{"pichet-gobelets"}, 48, 96, 0.9, ""},
	{"home_deco", "Vase", "vases", []string{"de grès", "de verre", "de raku", "de porcelaine"},
		[]string{"14 cm", "22 cm", "30 cm"}, "Couleur", []string{"vase", "vase-bleu"}, 38, 140, 1.2, ""},
	{"home_deco", "Lampe", "lampes-de-table", []string{"de verre opalin", "de laiton", "de bois tourné"},
		[]string{"30 cm", "38 cm"}, "Couleur", []string{"lampe", "lampe-verte"}, 98, 260, 2.2, ""},
	{"home_deco", "Suspension", "suspensions", []string{"émaillée", "de lin", "de rotin"}, []string{"24 cm", "40 cm"},
		"Couleur", []string{"suspension-verte", "suspension-ocre"}, 110, 290, 2, ""},
	{"home_deco", "Coussin", "coussins", []string{"de lin", "de laine", "de velours", "de coton épais"},
		[]string{"40 cm", "50 cm", "60 cm"}, "Couleur", []string{"coussin", "coussin-ocre"}, 38, 92, 0.7, ""},
	{"home_deco", "Jeté", "jetes-et-couvertures", []string{"de laine", "d'alpaga", "de coton"}, []string{"130 × 180 cm",
		"150 × 200 cm"}, "Couleur", []string{"couverture", "couverture-bleue"}, 95, 245, 1.5, ""},
	{"home_deco", "Chandelle", "chandelles", []string{"de soya", "de cire d'abeille"}, []string{"200 ml", "300 ml"},
		"Parfum", []string{"chandelle-ambre", "chandelle-verte", "chandelle-bleue"}, 18, 48, 0.5, ""},
	{"home_deco", "Bougeoir", "bougeoirs", []string{"tourné", "de laiton", "de grès"}, []string{"12 cm", "18 cm"}, "",
		[]string{"bougeoirs"}, 22, 58, 0.4, ""},
	{"home_deco", "Planche", "planches-a-decouper", []string{"d'érable", "de noyer", "de cerisier", "de merisier"},
		[]string{"30 cm", "40 cm", "48 cm"}, "", []string{"planche"}, 38, 125, 1.2, ""},
	{"home_deco", "Cuillère", "ustensiles-de-bois", []string{"de merisier", "d'érable", "d'olivier"},
		[]string{"25 cm", "32 cm"}, "", []string{"cuilleres"}, 12, 34, 0.1, ""},
	{"home_deco", "Miroir rond", "miroirs-et-horloges", []string{"cerclé de chêne", "cerclé de noyer",
		"cerclé de laiton"}, []string{"36 cm", "60 cm"}, "", []string{"miroir-rond"}, 85, 240, 4, ""},
	{"home_deco", "Horloge", "miroirs-et-horloges", []string{"de chêne", "de noyer", "de bouleau"},
		[]string{"24 cm", "30 cm"}, "", []string{"horloge-chene"}, 62, 135, 1, ""},
	{"home_deco", "Panier", "rangement-et-paniers", []string{"de jonc", "d'osier", "de frêne éclaté"},
		[]string{"petit", "moyen", "grand"}, "", []string{"panier-tresse"}, 34, 98, 1.1, ""},
	{"home_deco", "Succulente", "succulentes-et-cactus", []string{"en pot de terre cuite", "en pot de grès"},
		[]string{"10 cm", "15 cm"}, "", []string{"plante", "cactus-trio"}, 16, 46, 0.9, ""},
	{"fashion", "Tuque", "tuques-a-pompon", []string{"de laine", "de mérinos", "d'alpaga"}, nil, "Couleur",
		[]string{"tuque-rouge", "tuque-verte", "tuque-bleue"}, 34, 82, 0.15, ""},
	{"fashion", "Mitaines", "mitaines-et-gants", []string{"de laine", "de laine bouillie", "doublées de mouton"}, nil,
		"Taille", []string{"mitaines-laine", "mitaines-vertes"}, 32, 88, 0.2, ""},
	{"fashion", "Bas", "bas-de-laine", []string{"de laine", "de mérinos", "de coton peigné"}, nil, "Pointure",
		[]string{"bas-laine"}, 14, 36, 0.12, ""},
	{"fashion", "Fourre-tout", "fourre-tout", []string{"de toile", "de lin", "de toile cirée"},
		[]string{"petit", "grand"}, "Couleur", []string{"fourre-tout", "fourre-tout-vert"}, 28, 74, 0.35, ""},
	{"fashion", "Ceinture", "ceintures", []string{"de cuir pleine fleur", "de cuir tressé"}, nil, "Tour de taille",
		[]string{"ceinture-cuir"}, 48, 110, 0.3, ""},
	{"fashion", "Portefeuille", "portefeuilles", []string{"de cuir", "de cuir ciré"}, nil, "Couleur",
		[]string{"portefeuille"}, 38, 120, 0.15, ""},
	{"fashion", "Bague", "bagues-serties", []string{"d'argent", "de vermeil", "d'or recyclé"}, nil, "Doigt",
		[]string{"bague"}, 58, 380, 0.03, ""},
	{"fashion", "Anneaux", "anneaux-et-creoles", []string{"d'argent", "de vermeil", "de laiton"},
		[]string{"12 mm", "25 mm"}, "", []string{"anneaux"}, 34, 140, 0.03, ""},
	{"fashion", "Pendentif", "colliers-et-pendentifs", []string{"d'argent", "de vermeil", "de cuivre"},
		[]string{"40 cm", "45 cm"}, "", []string{"pendentif"}, 42, 165, 0.04, ""},
	{"fashion", "Bracelet", "bracelets", []string{"de billes", "de cuir", "d'argent"}, nil, "Poignet",
		[]string{"bracelets"}, 18, 88, 0.03, ""},
	{"fashion", "Boucles d'oreilles", "boucles-pendantes", []string{"de céramique", "de verre", "de bois"}, nil,
		"Couleur", []string{"boucles-ceramique"}, 22, 68, 0.02, ""},
	{"food_beverage", "Miel", "miels", []string{"de trèfle", "de sarrasin", "de verge d'or", "de tilleul"},
		[]string{"250 g", "500 g", "1 kg"}, "", []string{"miel"}, 9, 26, 0.7, tax.Grocery},
	{"food_beverage", "Confiture", "confitures-et-tartinades", []string{"de framboises", "de bleuets", "de fraises",
		"de camerises", "de rhubarbe"}, []string{"125 ml", "250 ml"}, "", []string{"confiture", "confiture-bleuets"}, 7,
		14, 0.4, tax.Grocery},
	{"food_beverage", "Sirop d'érable", "produits-de-l-erable", []string{"doré", "ambré", "foncé"},
		[]string{"250 ml", "540 ml", "1 L"}, "", []string{"sirop"}, 9, 32, 0.8, tax.Grocery},
	{"food_beverage", "Thé", "thes", []string{"noir", "vert", "blanc", "fumé"}, []string{"50 g", "100 g"}, "",
		[]string{"the"}, 9, 28, 0.2, tax.Grocery},
	{"food_beverage", "Tisane", "tisanes", []string{"de menthe", "de verveine", "aux petits fruits", "de camomille"},
		[]string{"50 g", "80 g"}, "", []string{"the-rouge"}, 8, 19, 0.15, tax.Grocery},
	{"food_beverage", "Café", "cafes", []string{"à torréfaction pâle", "à torréfaction moyenne",
		"à torréfaction noire"}, []string{"250 g", "340 g", "1 kg"}, "Mouture", []string{"cafe-grains"}, 15, 46, 0.4,
		tax.Grocery},
	{"food_beverage", "Tablette de chocolat", "chocolats-et-confiseries", []string{"noir", "au lait", "blanc",
		"noir au sel"}, []string{"60 g", "90 g"}, "", []string{"chocolat-noir"}, 6, 13, 0.1, ""},
	{"food_beverage", "Biscuits", "biscuits", []string{"à l'avoine", "au chocolat", "au gingembre", "au beurre"},
		[]string{"la demi-douzaine", "la douzaine"}, "", []string{"biscuits-avoine"}, 8, 18, 0.5, tax.Grocery},
	{"food_beverage", "Sauce piquante", "sauces-piquantes", []string{"fermentée", "fumée", "aux fruits"},
		[]string{"150 ml", "250 ml"}, "", []string{"sauce", "sauce-verte"}, 8, 16, 0.4, ""},
	{"food_beverage", "Fromage", "fromages", []string{"de vache", "de brebis", "de chèvre"}, []string{"200 g", "400 g",
		"800 g"}, "", []string{"fromage-meule"}, 11, 42, 0.5, tax.Grocery},
	{"health_beauty", "Savon", "pains-de-savon", []string{"au lait de chèvre", "à l'avoine", "à l'argile", "au miel"},
		[]string{"100 g", "120 g"}, "Parfum", []string{"savons", "savons-lavande"}, 6, 13, 0.12, ""},
	{"health_beauty", "Crème", "soins-du-visage", []string{"à la calendule", "à l'argousier", "à la rose"},
		[]string{"30 ml", "60 ml"}, "", []string{"creme"}, 18, 58, 0.15, ""},
	{"health_beauty", "Baume à lèvres", "soins-des-levres", []string{"à la menthe", "au bleuet", "au miel"}, nil, "",
		[]string{"baumes-levres"}, 4, 9, 0.02, ""},
	{"health_beauty", "Eau de parfum", "parfums", []string{"de rose", "de cèdre", "de pommier"},
		[]string{"10 ml", "50 ml"}, "", []string{"parfum"}, 26, 110, 0.25, ""},
	{"health_beauty", "Shampoing solide", "shampoings-solides", []string{"à la sauge", "à l'ortie", "à l'avoine"},
		[]string{"60 g", "80 g"}, "", []string{"shampoing-solide"}, 10, 19, 0.08, ""},
	{"art_culture", "Affiche", "affiches-encadrees", []string{"sérigraphiée", "en linogravure", "à la risographie"},
		[]string{"20 × 25", "30 × 40", "50 × 70"}, "Cadre", []string{"affiche", "affiche-2", "affiche-collines",
			"affiche-formes"}, 22, 96, 0.5, ""},
	{"art_culture", "Carnet", "carnets", []string{"cousu", "relié", "à spirale"}, []string{"A6", "A5"}, "Couleur",
		[]string{"carnets", "carnets-verts"}, 9, 34, 0.3, ""},
	{"art_culture", "Roman", "livres", []string{"relié", "broché"}, nil, "", []string{"livres"}, 19, 38, 0.4, tax.Book},
	{"art_culture", "Disque vinyle", "disques", []string{"de folk", "de trad", "de jazz", "de chanson"},
		[]string{"33 tours", "45 tours"}, "", []string{"vinyle"}, 14, 42, 0.3, ""},
	{"art_culture", "Train de bois", "trains-et-toupies", []string{"d'érable", "de hêtre"}, []string{"deux wagons",
		"trois wagons"}, "", []string{"train-bois"}, 38, 89, 1.1, ""},
	{"art_culture", "Blocs", "empiler-et-construire", []string{"de bois", "d'érable", "de tilleul"},
		[]string{"22 pièces", "40 pièces", "64 pièces"}, "", []string{"blocs-bois", "jouet"}, 29, 135, 2, ""},
	{"electro", "Radio", "radios", []string{"de noyer", "émaillée"}, nil, "Couleur", []string{"radio-retro",
		"radio-brique"}, 98, 240, 1.8, ""},
	{"electro", "Enceinte", "enceintes", []string{"de noyer", "de chêne", "de bouleau"}, nil, "",
		[]string{"enceinte-noyer"}, 149, 420, 3, ""},
	{"electro", "Clavier", "claviers", []string{"de noyer", "de frêne"}, []string{"65 touches", "87 touches"},
		"Disposition", []string{"clavier-noyer"}, 139, 290, 1.5, ""},
	{"hardware_reno", "Marteau", "marteaux-et-haches", []string{"à manche de frêne", "à manche de caryer"},
		[]string{"7 onces", "16 onces", "20 onces"}, "", []string{"marteau"}, 34, 84, 0.7, ""},
	{"hardware_reno", "Peinture", "peintures", []string{"à la caséine", "à la chaux", "à l'ocre"},
		[]string{"500 ml", "1 L", "4 L"}, "Couleur", []string{"peinture"}, 26, 96, 1.6, ""},
	{"hardware_reno", "Tabouret", "tabourets-et-bancs", []string{"de chêne", "de frêne", "de pin"},
		[]string{"bas", "haut"}, "", []string{"tabouret"}, 84, 190, 3, ""},
	{"sport_recreation", "Pagaie", "pagaies", []string{"de cerisier", "de frêne", "d'érable"},
		[]string{"54 po", "57 po", "60 po"}, "", []string{"pagaie"}, 110, 240, 0.7, ""},
	{"sport_recreation", "Gourde", "gourdes", []string{"isolée", "d'acier", "émaillée"}, []string{"350 ml", "600 ml",
		"1 L"}, "Couleur", []string{"gourde", "gourde-bleue"}, 24, 52, 0.4, ""},
	{"sport_recreation", "Tapis de yoga", "tapis-de-yoga", []string{"de caoutchouc naturel", "de liège"}, nil,
		"Couleur", []string{"tapis-yoga", "tapis-yoga-bleu"}, 52, 118, 2.2, ""},
	{"cars", "Couvre-volant", "couvre-volants", []string{"de cuir", "de mouton", "de cuir perforé"}, []string{"37 cm",
		"39 cm", "42 cm"}, "Couleur", []string{"couvre-volant", "couvre-volant-noir"}, 44, 98, 0.5, ""},
	{"cars", "Porte-clés", "porte-cles", []string{"de cuir", "de corde", "de laiton"}, nil, "Couleur",
		[]string{"porte-cles"}, 12, 34, 0.04, ""},
	{"pets", "Collier", "colliers-et-laisses", []string{"de cuir", "de corde", "de toile"}, []string{"petit chien",
		"chien moyen", "grand chien"}, "Couleur", []string{"collier", "collier-noir"}, 22, 64, 0.2, ""},
	{"pets", "Bol pour animal", "bols-et-gamelles", []string{"de grès", "de faïence"}, []string{"petit", "moyen",
		"grand"}, "Couleur", []string{"bol-chien", "bol-chien-brique"}, 22, 58, 1.4, ""},
	{"pets", "Nichoir", "oiseaux", []string{"de cèdre", "de pin", "de pruche"}, []string{"à mésanges", "à hirondelles",
		"à merles"}, "Toit", []string{"nichoir", "nichoir-bleu"}, 34, 84, 1.8, ""},
}

var optionValues = map[string][]string{
	"Couleur":        {"Bleu", "Sauge", "Brique", "Ocre", "Crème", "Forêt"},
	"Parfum":         {"Sapin baumier", "Lavande", "Foin coupé", "Sans parfum"},
	"Taille":         {"Petit", "Moyen", "Grand"},
	"Pointure":       {"5 à 8", "9 à 12"},
	"Tour de taille": {"32", "34", "36", "38", "40"},
	"Doigt":          {"5", "6", "7", "8", "9"},
	"Poignet":        {"16 cm", "18 cm", "20 cm"},
	"Mouture":        {"En grains", "Filtre", "Espresso"},
	"Cadre":          {"Sans cadre", "Cadre d'érable", "Cadre de noyer"},
	"Disposition":    {"Canadien français", "Canadien multilingue", "Américain"},
	"Toit":           {"Rouge", "Bleu"},
}

// A model is a word of the country and, most often, a moment or a place that goes with it: Brume, Brume d'hiver.
var (
	modelWords = []string{
		"Alouette", "Ardoise", "Aubépine", "Balise", "Barachois", "Batture", "Bécasseau", "Belvédère", "Bernache",
		"Boréal", "Bouleau",
		"Brise", "Brume", "Butte", "Cabestan", "Cabouron", "Canot", "Capelan", "Carouge", "Chenal", "Chicoutai",
		"Clairière", "Clocher",
		"Colibri", "Coteau", "Coulée", "Crête", "Croûte", "Débâcle", "Détour", "Dune", "Écluse", "Embrun", "Épilobe",
		"Érablière",
		"Escale", "Estran", "Fanal", "Fardoche", "Fenil", "Fondrière", "Fougère", "Frasil", "Galerie", "Galet", "Gelée",
		"Genévrier",
		"Givre", "Goéland", "Grève", "Grive", "Havre", "Héron", "Huard", "Îlot", "Jonc", "Lagune", "Lichen", "Lisière",
		"Lueur", "Marée",
		"Mascaret", "Mélèze", "Mésange", "Moisson", "Mousse", "Nacre", "Nordet", "Orée", "Orignal", "Oyat", "Palissade",
		"Passerelle",
		"Perron", "Pignon", "Pinède", "Plaine", "Portage", "Pruche", "Quenouille", "Ravage", "Rigole", "Rive", "Roseau",
		"Ruelle",
		"Ruisseau", "Sarcelle", "Savane", "Sentier", "Sittelle", "Suroît", "Tamarac", "Tourbière", "Traverse", "Varech",
		"Verglas",
		"Vigneau", "Violette",
	}
	modelTails = []string{
		"", "d'hiver", "d'été", "du matin", "du soir", "de mars", "de juin", "d'octobre", "du nord", "du large",
		"des îles", "du rang",
		"du quai", "de minuit", "du sud", "des champs",
	}
)

// What a generated shop is called: a trade of its kind, then a place that could be anywhere.
var (
	trades = map[string][]string{
		"home_deco": {"Poterie", "Céramique", "Ébénisterie", "Tissages", "Maison", "Verrerie"}, "fashion": {"Tricots",
			"Bijoux", "Cuirs", "Couture", "Lainages"},
		"food_beverage": {"Rucher", "Conserverie", "Érablière", "Torréfaction", "Biscuiterie", "Herbes"},
		"health_beauty": {"Savonnerie", "Herboristerie", "Parfums"},
		"art_culture":   {"Presse", "Papeterie", "Librairie", "Jouets", "Estampes"}, "electro": {"Électroacoustique",
			"Radios", "Atelier sonore"},
		"hardware_reno": {"Quincaillerie", "Ferronnerie", "Menuiserie", "Couleurs"}, "sport_recreation": {"Plein air",
			"Canots", "Jeux"},
		"cars": {"Sellerie", "Garage", "Autos"}, "pets": {"Animalerie", "Nichoirs", "Colliers"},
	}
	places = []string{
		"du Faubourg", "de la Côte", "du Détour", "des Sillons", "du Grand Rang", "de la Petite Rivière",
		"du Pont couvert", "des Deux Clochers",
		"du Moulin brûlé", "de la Fourche", "du Trait-Carré", "de l'Anse", "des Quatre Vents", "du Vieux Quai",
		"de la Montée", "du Rapide",
		"des Pommetiers", "de la Pointe", "du Perron bleu", "de la Grange ronde", "du Haut du village",
		"de la Traverse", "des Îlets", "du Chemin neuf",
		"de la Croisée", "du Bout de l'île", "des Épinettes", "de la Cédrière", "du Lac rond", "de la Batture",
		"du Cap", "de la Ruelle",
		"du Troisième", "de la Concession", "du Coin", "des Bouleaux", "de la Gare", "du Marché", "de la Digue",
		"du Presbytère",
	}
)

// remarks are what a generated product says of itself, by kind: an object, something made in batches, a work to read or
// to hear.
var remarks = map[string]struct{ first, second []string }{
	"object": {
		first: []string{
			"Simple, solide, fait pour servir tous les jours.", "Une pièce discrète qui se remarque à l'usage.",
			"Le même soin que pour les grandes pièces de l'atelier.",
			"Fait pour durer, facile à entretenir, facile à réparer.",
			"Un cadeau qui se passe d'explication.", "On en fait une dizaine par semaine, pas davantage.",
		},
		second: []string{
			"Fabrication en petite série, vérifiée une pièce à la fois.",
			"Chaque exemplaire diffère un peu du précédent.",
			"Emballage de carton et de papier, sans plastique.", "L'atelier répond aux questions du mardi au samedi.",
			"Les retailles de ce modèle servent à en faire un autre.",
			"La forme a été revue cette année à la demande des habitués.",
		},
	},
	"batch": {
		first: []string{
			"Préparé en petite quantité, daté à la main.", "Une recette courte : on peut en nommer chaque ingrédient.",
			"La cuvée de saison, meilleure d'une année à l'autre.",
			"Celui que la maison garde pour elle quand il en reste.",
		},
		second: []string{
			"À garder au sec, loin du soleil.", "Le contenant se rapporte à la boutique, qui le remplit de nouveau.",
			"Le lot est inscrit sous le contenant.",
			"Les ingrédients viennent de moins de cent kilomètres, quand la saison le permet.",
		},
	},
	"work": {
		first: []string{
			"Petit tirage, choisi par la maison.", "Une découverte du libraire, à faire circuler.",
			"Pour une soirée sans écran.",
		},
		second: []string{
			"Emballé à plat, dans un carton double.", "Le tirage ne sera pas refait avant l'an prochain.",
			"On peut l'écouter ou le feuilleter sur place.",
		},
	},
}
